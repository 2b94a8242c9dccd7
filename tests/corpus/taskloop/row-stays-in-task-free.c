// Claim: without collapse the inner loop runs in one task. Source: semantics.md §3; OpenMP 5.2 §12.6
static int a[6][10];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < 9; j++) {
      a[i][j] = a[i][j + 1] + 1;
    }
  }
  return a[5][8];
}
