// Claim: an included task is final too, so taskwait of the final task's parent covers all below it. Source: semantics.md §5; OpenMP 5.2 §12.3
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task final(1)
    {
#pragma omp task
      {
#pragma omp task
        x = 1;
      }
    }
#pragma omp taskwait
    y = x;
  }
  return y;
}
