// Claim: where the middle task is not generated the chain is broken. Source: semantics.md §2 (path conditions), §5 (DEP)
#include <stdlib.h>

static int x, a, b, z;

int main(int argc, char **argv) {
  int link = argc > 1 ? atoi(argv[1]) : 1;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : a)
    x = 1; //@ race(x)
    if (link) {
#pragma omp task depend(in : a) depend(out : b)
      z = 1;
    }
#pragma omp task depend(in : b)
    x = x + 1; //@ race(x)
  }
  return x + z + a + b;
}
