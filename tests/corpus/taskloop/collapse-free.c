// Claim: each point of the collapsed nest is in one task. Source: semantics.md §3; OpenMP 5.2 §4.4.3, §12.6
static int a[6][9];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop collapse(2)
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < 9; j++) {
      a[i][j] = i * j;
    }
  }
  return a[5][8];
}
