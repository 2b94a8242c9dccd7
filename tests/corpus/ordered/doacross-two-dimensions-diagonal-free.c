// Claim: the cell to the upper left is of the same thread as the upper one and earlier. Source: semantics.md §6 (transitive); OpenMP 5.2 §15.9.6
static int a[8][8];

int main(void) {
#pragma omp parallel for ordered(2) //@ RACE_FREE
  for (int i = 1; i < 8; i++) {
    for (int j = 1; j < 8; j++) {
#pragma omp ordered depend(sink : i - 1, j)
      a[i][j] = a[i - 1][j - 1] + 1;
#pragma omp ordered depend(source)
    }
  }
  return a[7][7] > 0;
}
