// Claim: on the path without taskwait the parent reads beside its child. Source: semantics.md §1 (order that must hold), §5
#include <stdlib.h>

static int x, y;

int main(int argc, char **argv) {
  int wait = argc > 1 ? atoi(argv[1]) : 1;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    x = 1; //@ race(x)
    if (wait) {
#pragma omp taskwait
    }
    y = x; //@ race(x)
  }
  return y;
}
