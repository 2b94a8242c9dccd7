// Claim: what the caller writes elsewhere does not meet the target task that a callee started. Source: semantics.md §5; OpenMP 5.2 §13.8, §15.5.
#include <stdio.h>

static int a[8], b[8];

static void start(int *p) {
#pragma omp target nowait map(tofrom : p[0 : 8]) //@ RACE_FREE
  p[1] = 1;
}

int main(void) {
  start(a);
  b[0] = 1;
#pragma omp taskwait
  start(b);
  a[0] = 2;
#pragma omp taskwait
  printf("%d %d\n", a[1], b[1]);
  return 0;
}
