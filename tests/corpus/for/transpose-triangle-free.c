// Claim: swapping above the diagonal only, each pair belongs to the iteration of its smaller index. Source: semantics.md §10
#define N 24

static int m[N][N];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < N; i++) {
    for (int j = i + 1; j < N; j++) {
      int t = m[i][j];
      m[i][j] = m[j][i];
      m[j][i] = t;
    }
  }
  return m[0][1];
}
