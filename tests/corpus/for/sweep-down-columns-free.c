// Claim: distributing the columns keeps the whole downward sweep of a column in one iteration. Source: semantics.md §3, §10
#define N 30

static double a[N][N];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int j = 0; j < N; j++) {
    for (int i = 1; i < N; i++) {
      a[i][j] = a[i - 1][j] + 1.0;
    }
  }
  return a[1][0] > 0.0;
}
