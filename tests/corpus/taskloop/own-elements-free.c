// Claim: each task of the taskloop has iterations of its own. Source: semantics.md §5; OpenMP 5.2 §12.6
static int a[20];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop
  for (int i = 0; i < 20; i++) {
    a[i] = i;
  }
  return a[19];
}
