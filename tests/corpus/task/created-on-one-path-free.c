// Claim: either the task writes x or the parent does, never both. Source: semantics.md §2 (path conditions)
#include <stdlib.h>

static int x;

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    if (n > 5) {
#pragma omp task
      x = 1;
    } else {
      x = 2;
    }
  }
  return x > 0;
}
