// Claim: with rows distributed only the reads of other rows race; those of the own row, on the second line, do not. Source: semantics.md §3, §10
#define N 32

static double u[N][N];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 1; i < N - 1; i++) {
    for (int j = 1; j < N - 1; j++) {
      u[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + //@ race(u)
                        u[i][j - 1] + u[i][j + 1]);
    }
  }
  return u[1][1] > 0.0;
}
