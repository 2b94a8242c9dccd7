// Claim: a task that does not take part meets the update of what the reference refers to. Source: semantics.md §8; OpenMP 5.2 §5.5.10
static void count(int &misses) {
#pragma omp parallel //@ RACE
#pragma omp single
  {
#pragma omp taskgroup task_reduction(+ : misses)
    {
#pragma omp task in_reduction(+ : misses) //@ race(misses)
      misses++;
#pragma omp task
      misses++; //@ race(misses)
    }
  }
}

int main() {
  int misses = 0;
  count(misses);
  return misses == 2;
}
