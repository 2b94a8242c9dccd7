// Claim: without shared the local is copied into the task and may die. Source: semantics.md §5
static int a[10];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 10; i++) {
    int twice = 2 * i;
#pragma omp task
    a[i] = twice;
  }
  return a[9];
}
