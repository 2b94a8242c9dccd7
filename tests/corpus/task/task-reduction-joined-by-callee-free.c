// Claim: a task of a callee takes part in the reduction of the same storage around the call, under whatever name.
// Source: semantics.md §8; OpenMP 5.2 §5.5.10
static void add(int *total, int k) {
#pragma omp task in_reduction(+ : total[0]) firstprivate(total)
  total[0] += k;
}

int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskgroup task_reduction(+ : sum)
    {
#pragma omp task in_reduction(+ : sum)
      sum += 100;
      for (int k = 0; k < 10; k++)
        add(&sum, k);
    }
  }
  return sum == 145;
}
