// Claim: reduction with the task modifier on the region lets its tasks take part. Source: semantics.md §8; OpenMP 5.2 §5.5.8
int main(void) {
  int sum = 0;
#pragma omp parallel reduction(task, + : sum) //@ RACE_FREE
  {
#pragma omp single
    for (int i = 0; i < 10; i++) {
#pragma omp task in_reduction(+ : sum)
      sum += i;
    }
  }
  return sum;
}
