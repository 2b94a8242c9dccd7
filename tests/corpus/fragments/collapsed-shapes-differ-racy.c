// Claim: nests of 4 x 6 and 6 x 4 points are not the same iteration space, although both have 24 points. Source: semantics.md §3; OpenMP 5.2 §4.4.5
static int a[24], b[24];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for collapse(2) schedule(static) nowait
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 6; j++) {
        a[6 * i + j] = i; //@ race(a)
      }
    }
#pragma omp for collapse(2) schedule(static)
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 4; j++) {
        b[4 * i + j] = a[4 * i + j]; //@ race(a)
      }
    }
  }
  return b[0];
}
