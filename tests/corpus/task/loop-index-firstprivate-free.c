// Claim: the index declared in the loop is firstprivate in the task. Source: semantics.md §5 (data environment); OpenMP 5.2 §5.1.1
static int a[20];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task
    a[i] = 2 * i;
  }
  return a[19];
}
