// Claim: each thread's task adds to its thread's reduction copy and is joined before the thread goes on. Source: semantics.md §5, §8
// Output: depends on the team size
int main(void) {
  int sum = 0;
#pragma omp parallel reduction(+ : sum) //@ RACE_FREE
  {
#pragma omp task shared(sum)
    sum += 1;
#pragma omp taskwait
    sum += 2;
  }
  return sum;
}
