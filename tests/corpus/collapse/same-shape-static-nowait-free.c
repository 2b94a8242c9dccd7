// Claim: two collapsed static nests of the same shape are consistent. Source: semantics.md §3; OpenMP 5.2 §4.4.5
static double a[4][6], b[4][6];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for collapse(2) schedule(static) nowait
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 6; j++) {
        a[i][j] = i + j;
      }
    }
#pragma omp for collapse(2) schedule(static)
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 6; j++) {
        b[i][j] = 2.0 * a[i][j];
      }
    }
  }
  return b[0][0] > 0.0;
}
