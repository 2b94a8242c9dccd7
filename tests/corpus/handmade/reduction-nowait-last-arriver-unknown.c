// Claim: a reduction with nowait may be combined after its thread has counted; that is a race by the specification, which is not told from what compilers do.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
// Output: depends on the team size
#include <omp.h>
static int a[64], c, t, z;
int main(void) {
#pragma omp parallel num_threads(64) //@ UNKNOWN(waiting-loop)
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), n;
#pragma omp for reduction(+ : t) nowait
    for (int i = 0; i < 100; i++)
      t += i;
#pragma omp atomic capture acq_rel
    n = ++c;
    if (n == all) z = t;
  }
  return z & 127;
}
