// Claim: the child of a final task is included: its parent goes on after it. Source: semantics.md §5; OpenMP 5.2 §12.3
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task final(1)
    {
#pragma omp task
      x = 1;
      y = x;
    }
  }
  return y;
}
