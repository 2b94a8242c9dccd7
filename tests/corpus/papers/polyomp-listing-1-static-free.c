// Claim: with schedule(static) on both loops nowait is safe. Source: PolyOMP listing 1; semantics.md §3, §11
void fill_and_use(int N, const double *restrict in, double *restrict A, double *restrict out) {
#pragma omp parallel shared(A) //@ RACE_FREE
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++) {
      A[i] = 2.0 * in[i];
    }
#pragma omp for schedule(static)
    for (int j = 0; j < N; j++) {
      out[j] = A[j];
    }
  }
}
