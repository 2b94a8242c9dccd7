// Claim: untied gives no order. Source: semantics.md §5; OpenMP 5.2 §12.1
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task untied
    x = 1; //@ race(x)
    y = x; //@ race(x)
  }
  return y;
}
