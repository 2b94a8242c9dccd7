// Claim: what the parent does before it generates the task is before everything in the task. Source: semantics.md §10 (CR); OpenMP 5.2 §15.8.6
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    x = 5;
#pragma omp task
    y = x;
  }
  return y;
}
