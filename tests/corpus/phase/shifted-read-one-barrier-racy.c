// Claim: with one barrier per trip the write of a trip meets the neighbour's read of the next one; two trips suffice. Source: semantics.md §4, §10
#include <omp.h>

void relax(int steps, double *a) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2 steps<=2
  {
    int me = omp_get_thread_num();
    for (int k = 0; k < steps; k++) {
      double right = a[me + 1]; //@ race(a)
#pragma omp barrier
      a[me] = 0.5 * right; //@ race(a)
    }
  }
}
