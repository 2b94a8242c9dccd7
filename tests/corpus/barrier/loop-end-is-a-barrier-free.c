// Claim: the implicit barrier at the end of a loop orders a whole array before its reversed use. Source: semantics.md §4; OpenMP 5.2 §15.3.2
static int a[40], b[40];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for
    for (int i = 0; i < 40; i++) {
      a[i] = 7 * i;
    }
#pragma omp for
    for (int i = 0; i < 40; i++) {
      b[i] = a[39 - i];
    }
  }
  return b[0];
}
