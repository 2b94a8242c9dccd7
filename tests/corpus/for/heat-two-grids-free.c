// Claim: a five-point stencil from one grid into another is free. Source: semantics.md §9, §10
#define N 32

static double u[N][N], v[N][N];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 1; i < N - 1; i++) {
    for (int j = 1; j < N - 1; j++) {
      v[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] +
                        u[i][j - 1] + u[i][j + 1]);
    }
  }
  return v[1][1] > 0.0;
}
