// Claim: tasks exclude each other by the critical region inside them. Source: semantics.md §5, §6
int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task
    {
#pragma omp critical
      sum += i;
    }
  }
  return sum;
}
