// Claim: without the task modifier the task that shares the thread's copy meets its thread on it. Source: semantics.md §5, §8
int main(void) {
  int sum = 0;
#pragma omp parallel reduction(+ : sum) //@ RACE witness T<=2
  {
#pragma omp single
    {
#pragma omp task shared(sum)
      sum += 1; //@ race(sum)
      sum += 2; //@ race(sum)
    }
  }
  return sum;
}
