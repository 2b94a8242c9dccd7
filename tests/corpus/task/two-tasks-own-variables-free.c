// Claim: two tasks that write different variables do not meet. Source: semantics.md §5; OpenMP 5.2 §12.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task
    x = 1;
#pragma omp task
    y = 2;
  }
  return x + y;
}
