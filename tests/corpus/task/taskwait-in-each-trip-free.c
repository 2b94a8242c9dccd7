// Claim: a taskwait in every trip makes a chain of the tasks. Source: semantics.md §5 (TW, CR)
static int a[21];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task
    a[i + 1] = a[i] + 1;
#pragma omp taskwait
  }
  return a[20];
}
