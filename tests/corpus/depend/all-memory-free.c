// Claim: omp_all_memory matches every item of earlier and later siblings. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
// GCC knows omp_all_memory from 13 on.
#include <omp.h>

static int x, y, z;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
#pragma omp task depend(out : y)
    y = 1;
#pragma omp task depend(inout : omp_all_memory)
    x = x + y;
#pragma omp task depend(in : y)
    z = x;
  }
  return z;
}
