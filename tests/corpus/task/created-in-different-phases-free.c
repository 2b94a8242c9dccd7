// Claim: the barrier between two singles orders the tasks that they generate. Source: semantics.md §4 (phase of creation)
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp single
    {
#pragma omp task
      x = 1;
    }
#pragma omp single
    {
#pragma omp task
      y = x;
    }
  }
  return y;
}
