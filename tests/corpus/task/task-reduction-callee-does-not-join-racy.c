// Claim: a task of a callee that does not take part adds to the original while the reduction updates it.
// Source: semantics.md §8; OpenMP 5.2 §5.5.10
static void add(int *total, int k) {
#pragma omp task firstprivate(total)
  total[0] += k; //@ race(sum)
}

int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE
#pragma omp single
  {
#pragma omp taskgroup task_reduction(+ : sum)
    {
#pragma omp task in_reduction(+ : sum) //@ race(sum)
      sum += 100;
      add(&sum, 1);
    }
  }
  return sum == 101;
}
