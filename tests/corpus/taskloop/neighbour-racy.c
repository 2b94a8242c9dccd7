// Claim: iterations i and i + 1 may be in different tasks. Source: semantics.md §5; OpenMP 5.2 §12.6
static int a[21];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
#pragma omp taskloop
  for (int i = 0; i < 20; i++) {
    a[i] = a[i + 1] + 1; //@ race(a)
  }
  return a[0];
}
