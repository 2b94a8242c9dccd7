// Claim: the sum is taken before the tasks are joined. Source: semantics.md §5
static int fib(int n) {
  int x = 0, y = 0, sum;
  if (n < 2) {
    return n;
  }
#pragma omp task shared(x)
  x = fib(n - 1); //@ race(x)
#pragma omp task shared(y)
  y = fib(n - 2); //@ race(y)
  sum = x + y; //@ race(x) race(y)
#pragma omp taskwait
  return sum;
}

int main(void) {
  int result = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  result = fib(10);
  return result;
}
