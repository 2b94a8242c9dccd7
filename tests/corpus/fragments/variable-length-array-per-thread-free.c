// Claim: a variable-length array declared inside the region exists once per thread. Source: semantics.md §9; OpenMP 5.2 §5.1.1
#include <omp.h>

void ramp(int n, int *restrict out) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int work[n + 1];
    work[0] = omp_get_thread_num();
    for (int i = 1; i <= n; i++) {
      work[i] = work[i - 1] + 1;
    }
    out[omp_get_thread_num()] = work[n];
  }
}
