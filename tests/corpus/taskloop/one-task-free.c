// Claim: with num_tasks(1) all iterations are in one task, in their order. Source: semantics.md §5; OpenMP 5.2 §12.6.2. UNKNOWN would be acceptable.
static int a[21];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop num_tasks(1)
  for (int i = 0; i < 20; i++) {
    a[i] = a[i + 1] + 1;
  }
  return a[0];
}
