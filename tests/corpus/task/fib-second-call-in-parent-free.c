// Claim: the parent computes the second number itself and waits for the first. Source: semantics.md §5
static int fib(int n) {
  int x, y;
  if (n < 2) {
    return n;
  }
#pragma omp task shared(x)
  x = fib(n - 1);
  y = fib(n - 2);
#pragma omp taskwait
  return x + y;
}

int main(void) {
  int result = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  result = fib(10);
  return result;
}
