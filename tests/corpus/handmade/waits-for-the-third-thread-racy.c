// Claim: the third thread of the team ends the wait and tells nothing of the first one: what stands behind the wait races with that.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, f;

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  {
    int me = omp_get_thread_num(), v;
    if (me == 0) {
      x = 1; //@ race(x)
    } else if (me == 1) {
      do { //@ message(needs-more-threads)
#pragma omp atomic read acquire
        v = f;
      } while (!v);
      x = 2; //@ race(x)
    } else {
#pragma omp atomic write release
      f = 1;
    }
  }
  return x & 127;
}
