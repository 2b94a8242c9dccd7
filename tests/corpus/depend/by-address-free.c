// Claim: the item *p is x: items are compared by address. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x, y;

int main(void) {
  int *p = &x;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
#pragma omp task depend(in : *p)
    y = x;
  }
  return y;
}
