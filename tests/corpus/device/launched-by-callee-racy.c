// Claim: a target task that a callee starts still runs when the caller goes on. Source: semantics.md §5; OpenMP 5.2 §13.8, §15.5.
#include <stdio.h>

static int a[8], b[8];

static void start(int *p) {
#pragma omp target nowait map(tofrom : p[0 : 8]) //@ RACE race(p)
  p[1] = 1;
}

int main(void) {
  start(a);
  a[0] = 1; //@ race
#pragma omp taskwait
  start(b);
  a[0] = 2;
#pragma omp taskwait
  printf("%d %d\n", a[1], b[1]);
  return 0;
}
