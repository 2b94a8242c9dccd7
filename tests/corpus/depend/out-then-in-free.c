// Claim: a task that reads x depends on the sibling that writes it. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
#pragma omp task depend(in : x)
    y = x;
  }
  return y;
}
