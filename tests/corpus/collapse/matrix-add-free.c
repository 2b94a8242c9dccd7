// Claim: collapse(2) gives every point (i,j) to one thread. Source: semantics.md §3; OpenMP 5.2 §4.4.3
#define N 18

static int a[N][N], b[N][N], c[N][N];

int main(void) {
#pragma omp parallel for collapse(2) //@ RACE_FREE
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      c[i][j] = a[i][j] + b[i][j];
    }
  }
  return c[0][0];
}
