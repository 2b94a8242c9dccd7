// Claim: what target update nowait copies from the device may overwrite what the host writes before it waits. Source: semantics.md §5; OpenMP 5.2 §13.9.
#include <stdio.h>

int a[8];

int main(void) {
#pragma omp target data map(to : a)
  {
#pragma omp target update from(a) nowait //@ RACE race(a)
    a[0] = 1; //@ race(a)
#pragma omp taskwait
  }
  printf("%d\n", a[1]);
  return 0;
}
