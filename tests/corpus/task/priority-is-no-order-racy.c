// Claim: a higher priority is a hint, not an order. Source: semantics.md §5; OpenMP 5.2 §12.4
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task priority(10)
    x = 1; //@ race(x)
#pragma omp task priority(0)
    y = x; //@ race(x)
  }
  return y;
}
