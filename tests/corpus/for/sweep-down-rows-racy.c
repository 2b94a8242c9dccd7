// Claim: distributing the rows of a downward sweep makes each row read the one above while it is written. Source: semantics.md §10
#define N 30

static double a[N][N];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 1; i < N; i++) {
    for (int j = 0; j < N; j++) {
      a[i][j] = a[i - 1][j] + 1.0; //@ race(a)
    }
  }
  return a[1][0] > 0.0;
}
