// Claim: a matrix product by rows with a local accumulator is free. Source: semantics.md §3, §8
#define N 20

static double a[N][N], b[N][N], c[N][N];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      double acc = 0.0;
      for (int k = 0; k < N; k++) {
        acc += a[i][k] * b[k][j];
      }
      c[i][j] = acc;
    }
  }
  return c[0][0] > 0.0;
}
