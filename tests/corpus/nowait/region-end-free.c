// Claim: the end of the region joins a nowait loop before the code after it and before the next region. Source: semantics.md §4; OpenMP 5.2 §10.1
static int a[25], b[25];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for nowait
    for (int i = 0; i < 25; i++) {
      a[i] = i * i;
    }
  }
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for nowait
    for (int i = 0; i < 25; i++) {
      b[i] = a[24 - i];
    }
  }
  return b[0];
}
