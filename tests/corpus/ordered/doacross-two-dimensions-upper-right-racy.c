// Claim: the sink (i-1, j) does not cover the cell to the upper right. Source: semantics.md §6; OpenMP 5.2 §15.9.6
static int a[8][9];

int main(void) {
#pragma omp parallel for ordered(2) //@ RACE witness T<=2
  for (int i = 1; i < 8; i++) {
    for (int j = 1; j < 8; j++) {
#pragma omp ordered depend(sink : i - 1, j)
      a[i][j] = a[i - 1][j + 1] + 1; //@ race(a)
#pragma omp ordered depend(source)
    }
  }
  return a[7][7] > 0;
}
