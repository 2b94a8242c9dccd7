// Claim: swapping over the whole square handles each pair in two iterations. Source: semantics.md §10
#define N 24

static int m[N][N];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      int t = m[i][j];   //@ race(m)
      m[i][j] = m[j][i]; //@ race(m)
      m[j][i] = t;       //@ race(m)
    }
  }
  return m[0][1];
}
