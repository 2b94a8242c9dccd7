// Claim: the outer loop is distributed; the dependence of the inner one stays in its iteration. Source: LLOV listing 11; semantics.md §11
static double b[50][70];

int main(void) {
  int i, n = 50, m = 70;
#pragma omp parallel for //@ RACE_FREE
  for (i = 0; i < n; i++) {
    for (int j = 1; j < m; j++) {
      b[i][j] = b[i][j - 1];
    }
  }
  return b[0][1] > 0.0;
}
