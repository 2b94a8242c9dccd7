// Claim: the loop variable of a taskloop is private wherever it is declared. Source: semantics.md §8; OpenMP 5.2 §5.1.1
static int a[20];

int main(void) {
  int i;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop
  for (i = 0; i < 20; i++) {
    a[i] = i;
  }
  return a[19];
}
