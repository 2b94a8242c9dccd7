// Claim: omp_all_memory does not match a task that has no depend clause. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
// GCC knows omp_all_memory from 13 on.
#include <omp.h>

static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    x = 1; //@ race(x)
#pragma omp task depend(inout : omp_all_memory)
    y = x; //@ race(x)
  }
  return y;
}
