// Claim: each call of a function that starts a target task counts, not only the first. Source: semantics.md §5; OpenMP 5.2 §13.8.
#include <stdio.h>

static int a[8];

static void step(int *p, int early) {
#pragma omp target nowait map(tofrom : p[0 : 8]) //@ RACE race(p)
  p[1] = 1;
  if (early)
    p[0] = 1; //@ race(p)
#pragma omp taskwait
}

int main(void) {
  step(a, 0);
  step(a, 1);
  printf("%d\n", a[1]);
  return 0;
}
