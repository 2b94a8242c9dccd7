// Claim: a grandchild inside the group takes part in the reduction too. Source: semantics.md §8; OpenMP 5.2 §5.5.10
int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskgroup task_reduction(+ : sum)
    {
#pragma omp task in_reduction(+ : sum)
      {
        sum += 1;
#pragma omp task in_reduction(+ : sum)
        sum += 2;
      }
    }
  }
  return sum;
}
