// Claim: on the early return the caller goes on beside the task. Source: semantics.md §2 (path conditions), §5
#include <stdlib.h>

static int x, y;

static void start(int quick) {
#pragma omp task
  x = 1; //@ race(x)
  if (quick) {
    return;
  }
#pragma omp taskwait
}

int main(int argc, char **argv) {
  int quick = argc > 1 ? atoi(argv[1]) : 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    start(quick);
    y = x; //@ race(x)
  }
  return y;
}
