// Claim: the child waits for its own child, and the parent waits for the child. Source: semantics.md §5 (TW); OpenMP 5.2 §15.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task
    {
#pragma omp task
      x = 1;
#pragma omp taskwait
    }
#pragma omp taskwait
    y = x;
  }
  return y;
}
