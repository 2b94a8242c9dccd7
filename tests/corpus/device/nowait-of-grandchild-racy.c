// Claim: taskwait joins no target task that another task generated. Source: semantics.md §5; OpenMP 5.2 §15.5.
#include <stdio.h>

static int a[8];

int main(void) {
#pragma omp task //@ RACE_FREE
  {
#pragma omp target nowait map(tofrom : a) //@ RACE race(a)
    a[1] = 1;
  }
#pragma omp taskwait
  a[0] = 1; //@ race(a)
  return 0;
}
