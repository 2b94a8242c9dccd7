// Claim: the read is reached only behind the taskwait. Source: semantics.md §2 (path conditions), §5
#include <stdlib.h>

static int x, y;

int main(int argc, char **argv) {
  int use = argc > 1 ? atoi(argv[1]) : 1;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task
    x = 1;
    if (use) {
#pragma omp taskwait
    }
    if (use) {
      y = x;
    }
  }
  return y;
}
