// Claim: each instance waits for the two tasks that write its locals. Source: semantics.md §5, §9 (recursion)
static int fib(int n) {
  int x, y;
  if (n < 2) {
    return n;
  }
#pragma omp task shared(x)
  x = fib(n - 1);
#pragma omp task shared(y)
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
