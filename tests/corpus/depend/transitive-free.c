// Claim: the order goes through the middle task, although first and last share no item. Source: semantics.md §5 (DEP), §11
static int x, a, b;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : a)
    x = 1;
#pragma omp task depend(in : a) depend(out : b)
    a = 0;
#pragma omp task depend(in : b)
    x = x + 1;
  }
  return x;
}
