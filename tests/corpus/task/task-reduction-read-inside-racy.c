// Claim: a task of the group that does not take part reads the original, which the combination writes. Source: semantics.md §8; OpenMP 5.2 §5.5.9
int main(void) {
  int sum = 0, seen = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp taskgroup task_reduction(+ : sum)
    {
#pragma omp task in_reduction(+ : sum) //@ race(sum)
      sum += 1;
#pragma omp task
      seen = sum; //@ race(sum)
    }
  }
  return seen < 2 ? sum : 0;
}
