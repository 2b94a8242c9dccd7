// Claim: every thread has a reduction of its own, and nothing excludes the updates of the one original from each other.
// Source: semantics.md §8; OpenMP 5.2 §5.5.5, §5.5.9
// Output: depends on the team size
int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp taskgroup task_reduction(+ : sum)
    {
#pragma omp task in_reduction(+ : sum) //@ race(sum)
      sum++;
    }
  }
  return sum > 0;
}
