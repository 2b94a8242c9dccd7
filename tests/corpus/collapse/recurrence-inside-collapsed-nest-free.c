// Claim: collapse(2) of a triple nest leaves the innermost loop sequential within its point. Source: semantics.md §3; OpenMP 5.2 §4.4.3
static double a[6][7][20];

int main(void) {
#pragma omp parallel for collapse(2) schedule(dynamic) //@ RACE_FREE
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < 7; j++) {
      for (int k = 1; k < 20; k++) {
        a[i][j][k] = a[i][j][k - 1] + 1.0;
      }
    }
  }
  return a[0][0][1] > 0.0;
}
