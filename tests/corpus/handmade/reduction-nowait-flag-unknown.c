// Claim: a reduction with nowait may be combined after its thread has set a flag; that is a race by the specification, which is not told from what compilers do.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
// Output: depends on the team size
#include <omp.h>
static int a[64], t, f;
int main(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(waiting-loop)
  {
    int me = omp_get_thread_num(), v;
#pragma omp for reduction(+ : t) nowait
    for (int i = 0; i < 100; i++)
      t += i;
    if (me == 1) {
#pragma omp atomic write release
      f = 1;
    } else {
      do { //@ message(needs-more-threads)
#pragma omp atomic read acquire
        v = f;
      } while (!v);
      a[0] = t;
    }
  }
  return a[0] & 127;
}
