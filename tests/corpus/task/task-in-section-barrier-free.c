// Claim: the barrier of the sections completes the task. Source: semantics.md §4, §5; OpenMP 5.2 §15.3.2
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp sections
    {
#pragma omp section
      {
#pragma omp task
        x = 1;
      }
    }
#pragma omp single
    y = x;
  }
  return y;
}
