// Claim: a dynamic loop with nowait fills A, the next dynamic loop reads it: A[i] meets A[j]. Source: PolyOMP listing 1; semantics.md §11
void fill_and_use(int N, const double *restrict in, double *restrict A, double *restrict out) {
#pragma omp parallel shared(A) //@ RACE witness T<=2 N<=1
  {
#pragma omp for schedule(dynamic, 1) nowait
    for (int i = 0; i < N; i++) {
      A[i] = 2.0 * in[i]; //@ race(A)
    }
#pragma omp for schedule(dynamic, 1)
    for (int j = 0; j < N; j++) {
      out[j] = A[j]; //@ race(A)
    }
  }
}
