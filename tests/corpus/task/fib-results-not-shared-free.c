// Claim: x and y are firstprivate in the tasks, so the results are lost but nothing races. Source: semantics.md §5 (locals of orphaned functions)
// Output: differs without OpenMP
static int fib(int n) {
  int x = 0, y = 0;
  if (n < 2) {
    return n;
  }
#pragma omp task
  x = fib(n - 1);
#pragma omp task
  y = fib(n - 2);
  return x + y;
}

int main(void) {
  int result = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  result = fib(10);
  return result;
}
