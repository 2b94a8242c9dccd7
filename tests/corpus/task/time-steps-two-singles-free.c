// Claim: each half step's tasks are complete at the barrier of its single. Source: semantics.md §4, §5
static int a[20], b[20];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  for (int t = 0; t < 5; t++) {
#pragma omp single
    for (int i = 0; i < 19; i++) {
#pragma omp task
      b[i] = a[i + 1] + t;
    }
#pragma omp single
    for (int i = 0; i < 19; i++) {
#pragma omp task
      a[i] = b[i];
    }
  }
  return a[0];
}
