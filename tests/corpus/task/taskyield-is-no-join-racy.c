// Claim: taskyield orders nothing. Source: semantics.md §5; OpenMP 5.2 §12.8
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    x = 1; //@ race(x)
#pragma omp taskyield
    y = x; //@ race(x)
  }
  return y;
}
