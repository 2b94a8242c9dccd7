// Claim: a matrix-vector product by rows writes each y[i] in one iteration. Source: semantics.md §3
#include <stdlib.h>

#define N 50

int main(void) {
  double(*a)[N] = malloc(N * sizeof *a);
  double *x = malloc(N * sizeof *x);
  double *y = malloc(N * sizeof *y);
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < N; i++) {
    y[i] = 0.0;
    for (int j = 0; j < N; j++) {
      y[i] += a[i][j] * x[j];
    }
  }
  free(a);
  free(x);
  free(y);
  return 0;
}
