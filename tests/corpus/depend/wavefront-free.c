// Claim: each cell depends on its upper and left neighbour. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int a[6][6];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 1; i < 6; i++) {
    for (int j = 1; j < 6; j++) {
#pragma omp task depend(in : a[i - 1][j], a[i][j - 1]) depend(out : a[i][j])
      a[i][j] = a[i - 1][j] + a[i][j - 1] + 1;
    }
  }
  return a[5][5];
}
