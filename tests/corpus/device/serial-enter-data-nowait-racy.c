// Claim: without taskwait the host may change what target enter data nowait copies, in serial code too. Source: semantics.md §5; OpenMP 5.2 §13.6.
#include <stdio.h>

int a[8];

int main(void) {
#pragma omp target enter data map(to : a) nowait //@ RACE race(a)
  a[0] = 1; //@ race(a)
#pragma omp taskwait
#pragma omp target exit data map(release : a)
  printf("%d\n", a[0]);
  return 0;
}
