// Claim: without in_reduction the tasks add to the one shared variable. Source: semantics.md §8; OpenMP 5.2 §5.5.10
int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp taskgroup
    for (int i = 0; i < 10; i++) {
#pragma omp task
      sum += i; //@ race(sum)
    }
  }
  return sum;
}
