// Claim: distributing the columns makes every iteration add to every y[i]. Source: semantics.md §3, §10
#define N 50

static double a[N][N], x[N], y[N];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int j = 0; j < N; j++) {
    for (int i = 0; i < N; i++) {
      y[i] += a[i][j] * x[j]; //@ race(y)
    }
  }
  return y[0] > 0.0;
}
