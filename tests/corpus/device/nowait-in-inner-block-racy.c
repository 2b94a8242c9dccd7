// Claim: the end of a block joins no target task. Source: semantics.md §5; OpenMP 5.2 §13.8, §15.5.
#include <stdio.h>

static int a[8];

int main(void) {
  {
#pragma omp target nowait map(tofrom : a) //@ RACE race(a)
    a[1] = 1;
  }
  a[0] = 1; //@ race(a)
#pragma omp taskwait
  printf("%d\n", a[1]);
  return 0;
}
