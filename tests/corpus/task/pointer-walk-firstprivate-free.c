// Claim: the walking pointer is copied into each task, and each task has its own element. Source: semantics.md §5; OpenMP 5.2 §5.1.1
static int a[20];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int *p = a; p < a + 20; p++) {
#pragma omp task
    *p = 1;
  }
  return a[19];
}
