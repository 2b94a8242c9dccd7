// Claim: the tasks add to private copies that are combined by the end of the taskgroup. Source: semantics.md §8; OpenMP 5.2 §5.5.9, §5.5.10
int main(void) {
  int sum = 0, result = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskgroup task_reduction(+ : sum)
    for (int i = 0; i < 10; i++) {
#pragma omp task in_reduction(+ : sum)
      sum += i;
    }
    result = sum;
  }
  return result;
}
