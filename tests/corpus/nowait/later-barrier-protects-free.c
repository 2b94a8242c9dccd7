// Claim: the first loop does not wait, but the second one's barrier orders both before the third. Source: semantics.md §4; OpenMP 5.2 §15.3.2
static int a[30], b[30], c[30];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for nowait
    for (int i = 0; i < 30; i++) {
      a[i] = i;
    }
#pragma omp for
    for (int i = 0; i < 30; i++) {
      b[i] = 2 * i;
    }
#pragma omp for nowait
    for (int i = 0; i < 30; i++) {
      c[i] = a[29 - i] + b[29 - i];
    }
  }
  return c[1];
}
