// Claim: the groups of one thread follow each other, and what takes part in one is complete before the next one.
// Source: semantics.md §8; OpenMP 5.2 §5.5.9, §15.4
int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int k = 0; k < 3; k++) {
#pragma omp taskgroup task_reduction(+ : sum)
    {
#pragma omp task in_reduction(+ : sum)
      sum += k;
#pragma omp task in_reduction(+ : sum)
      sum += 2 * k;
    }
    sum *= 2;
  }
  return sum == 33;
}
