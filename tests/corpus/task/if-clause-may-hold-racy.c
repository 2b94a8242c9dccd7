// Claim: with a large n the task is deferred. Source: semantics.md §1 (free inputs), §5; OpenMP 5.2 §12.5
#include <stdlib.h>

static int x, y;

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task if(n > 10)
    x = 1; //@ race(x)
    y = x; //@ race(x)
  }
  return y;
}
