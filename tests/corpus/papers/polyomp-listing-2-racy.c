// Claim: S2 of one trip meets S1 of the next trip: only one barrier per trip. Source: PolyOMP listing 2; semantics.md §11
#include <omp.h>

void shift_add(int N, double *A) {
#pragma omp parallel shared(A) //@ RACE witness T<=3 N<=2
  {
    int tid = omp_get_thread_num();
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        double temp = A[tid + i + j]; //@ race(A)
#pragma omp barrier
        A[tid] += temp; //@ race(A)
      }
    }
  }
}
