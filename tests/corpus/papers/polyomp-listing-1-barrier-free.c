// Claim: without nowait the first loop's barrier orders the two. Source: PolyOMP listing 1; semantics.md §11
void fill_and_use(int N, const double *restrict in, double *restrict A, double *restrict out) {
#pragma omp parallel shared(A) //@ RACE_FREE
  {
#pragma omp for schedule(dynamic, 1)
    for (int i = 0; i < N; i++) {
      A[i] = 2.0 * in[i];
    }
#pragma omp for schedule(dynamic, 1)
    for (int j = 0; j < N; j++) {
      out[j] = A[j];
    }
  }
}
