// Claim: a second barrier after S2 closes the trip. Source: PolyOMP listing 2; semantics.md §11
#include <omp.h>

void shift_add(int N, double *A) {
#pragma omp parallel shared(A) //@ RACE_FREE
  {
    int tid = omp_get_thread_num();
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        double temp = A[tid + i + j];
#pragma omp barrier
        A[tid] += temp;
#pragma omp barrier
      }
    }
  }
}
