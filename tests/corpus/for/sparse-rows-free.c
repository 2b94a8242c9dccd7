// Claim: a sparse matrix-vector product by rows writes y[i] only, whatever the index arrays hold. Source: semantics.md §9, §10
void multiply(int n, const int *restrict start, const int *restrict column, const double *restrict value,
              const double *restrict x, double *restrict y) {
#pragma omp parallel for schedule(dynamic, 8) //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    double sum = 0.0;
    for (int k = start[i]; k < start[i + 1]; k++) {
      sum += value[k] * x[column[k]];
    }
    y[i] = sum;
  }
}
