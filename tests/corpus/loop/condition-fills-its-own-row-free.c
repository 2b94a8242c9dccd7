// Claim: each iteration has the loop that its condition comes to write a row of its own. Source: OpenMP 5.2 §11.5
static int fill(int *a, int n) {
  for (int i = 0; i < n; i++) {
    a[i] = i;
  }
  return n;
}

void count(int *a, int n, int m) {
#pragma omp parallel for //@ RACE_FREE
  for (int j = 0; j < m; j++) {
    for (int k = 0; k < fill(a + j * n, n); k++) {
      a[j * n] = k;
    }
  }
}
