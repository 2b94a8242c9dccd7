// Claim: a second barrier at the end of each trip orders the write before the next trip's read. Source: semantics.md §4
#include <omp.h>

void relax(int steps, double *a) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    for (int k = 0; k < steps; k++) {
      double right = a[me + 1];
#pragma omp barrier
      a[me] = 0.5 * right;
#pragma omp barrier
    }
  }
}
