// Claim: the tasks add atomically, the parent reads after taskwait. Source: semantics.md §5, §6
int main(void) {
  int sum = 0, result = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    for (int i = 0; i < 20; i++) {
#pragma omp task
      {
#pragma omp atomic
        sum += i;
      }
    }
#pragma omp taskwait
    result = sum;
  }
  return result;
}
