// Claim: with a row of bins per thread the samples cannot make threads meet. Source: semantics.md §3, §9
#include <omp.h>

void histogram(int n, const unsigned char *restrict sample, int bins[restrict 8][16]) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
#pragma omp for
    for (int i = 0; i < n; i++) {
      bins[me][sample[i] / 16]++;
    }
  }
}
