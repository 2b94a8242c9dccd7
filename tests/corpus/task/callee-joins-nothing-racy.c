// Claim: a return does not join what the function has generated. Source: semantics.md §5
static int x, y;

static void compute(void) {
#pragma omp task
  x = 1; //@ race(x)
}

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    compute();
    y = x; //@ race(x)
  }
  return y;
}
