// Claim: without the middle task's in nothing leads from the first to the last. Source: semantics.md §5 (DEP)
static int x, a, b, z;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : a)
    x = 1; //@ race(x)
#pragma omp task depend(out : b)
    z = 0;
#pragma omp task depend(in : b)
    x = x + 1; //@ race(x)
  }
  return x + z + a + b;
}
