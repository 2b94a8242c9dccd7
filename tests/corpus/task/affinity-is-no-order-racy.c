// Claim: the affinity clause is a hint where to run, not an order. Source: semantics.md §5; OpenMP 5.2 §12.5.1
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task affinity(x)
    x = 1; //@ race(x)
#pragma omp task affinity(x)
    y = x; //@ race(x)
  }
  return y;
}
