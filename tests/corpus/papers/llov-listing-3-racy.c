// Claim: the inner loop is distributed and carries the dependence b[i][j] on b[i][j-1]. Source: LLOV listing 3; semantics.md §11
static double b[50][70];

int main(void) {
  int n = 50, m = 70;
  for (int i = 0; i < n; i++) {
#pragma omp parallel for //@ RACE witness T<=2
    for (int j = 1; j < m; j++) {
      b[i][j] = b[i][j - 1]; //@ race(b)
    }
  }
  return b[0][1] > 0.0;
}
