// Claim: without the barrier row k+1 serves as pivot row while step k still updates it. Source: semantics.md §3, §4
#define N 16

static double m[N][N];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
    for (int k = 0; k < N - 1; k++) {
#pragma omp for schedule(dynamic) nowait
      for (int i = k + 1; i < N; i++) {
        m[i][k] /= m[k][k]; //@ race(m)
        for (int j = k + 1; j < N; j++) {
          m[i][j] -= m[i][k] * m[k][j]; //@ race(m)
        }
      }
    }
  }
  return m[0][0] > 0.0;
}
