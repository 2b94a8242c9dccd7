// Claim: a taskloop may take part in the reduction of the taskgroup around it. Source: semantics.md §8; OpenMP 5.2 §5.5.10
int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskgroup task_reduction(+ : sum)
  {
#pragma omp taskloop in_reduction(+ : sum) nogroup
    for (int i = 0; i < 20; i++) {
      sum += i;
    }
  }
  return sum;
}
