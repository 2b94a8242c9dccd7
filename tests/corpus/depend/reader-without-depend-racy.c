// Claim: a task without a depend clause is not ordered after the writer. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1; //@ race(x)
#pragma omp task
    y = x; //@ race(x)
  }
  return y;
}
