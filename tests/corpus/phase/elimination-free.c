// Claim: step k of Gaussian elimination reads row k and writes the rows below it; a barrier ends the step. Source: semantics.md §4, §10
#define N 16

static double m[N][N];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    for (int k = 0; k < N - 1; k++) {
#pragma omp for
      for (int i = k + 1; i < N; i++) {
        m[i][k] /= m[k][k];
        for (int j = k + 1; j < N; j++) {
          m[i][j] -= m[i][k] * m[k][j];
        }
      }
    }
  }
  return m[0][0] > 0.0;
}
