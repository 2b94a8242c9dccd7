// Claim: taskwait joins the task of target enter data nowait in serial code. Source: semantics.md §5; OpenMP 5.2 §13.6.
#include <stdio.h>

int a[8];

int main(void) {
#pragma omp target enter data map(to : a) nowait //@ RACE_FREE
#pragma omp taskwait
  a[0] = 1;
#pragma omp target exit data map(release : a)
  printf("%d\n", a[0]);
  return 0;
}
