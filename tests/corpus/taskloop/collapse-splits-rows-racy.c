// Claim: with collapse(2) the points of one row may be in different tasks. Source: semantics.md §3; OpenMP 5.2 §4.4.3, §12.6
static int a[6][10];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
#pragma omp taskloop collapse(2)
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < 9; j++) {
      a[i][j] = a[i][j + 1] + 1; //@ race(a)
    }
  }
  return a[5][8];
}
