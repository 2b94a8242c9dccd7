// Claim: without taskwait the sum races, and the locals die before their tasks. Source: semantics.md §5
static int fib(int n) {
  int x = 0, y = 0;
  if (n < 2) {
    return n;
  }
#pragma omp task shared(x) //@ message(dead-local)
  x = fib(n - 1); //@ race(x)
#pragma omp task shared(y) //@ message(dead-local)
  y = fib(n - 2); //@ race(y)
  return x + y; //@ race(x) race(y)
}

int main(void) {
  int result = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  result = fib(10);
  return result;
}
