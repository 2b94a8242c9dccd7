// Claim: consistent nests help for the same point only; a[j][i] is another point's element. Source: semantics.md §3; OpenMP 5.2 §4.4.5
static double a[6][6], b[6][6];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for collapse(2) schedule(static) nowait
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 6; j++) {
        a[i][j] = i + j; //@ race(a)
      }
    }
#pragma omp for collapse(2) schedule(static)
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 6; j++) {
        b[i][j] = a[j][i]; //@ race(a)
      }
    }
  }
  return b[0][0] > 0.0;
}
