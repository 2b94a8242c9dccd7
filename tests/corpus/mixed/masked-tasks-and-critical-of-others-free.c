// Claim: the tasks of the masked thread and all threads' updates use the same critical region. Source: semantics.md §5, §6
// Output: depends on the team size
int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp masked
    for (int i = 0; i < 10; i++) {
#pragma omp task
      {
#pragma omp critical(sum)
        sum += i;
      }
    }
#pragma omp critical(sum)
    sum += 1;
  }
  return sum;
}
