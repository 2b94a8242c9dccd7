// Claim: a depend object stands for the dependence it was initialised with. Source: semantics.md §5; OpenMP 5.2 §15.9.3
#include <omp.h>

static int x, y;

int main(void) {
  omp_depend_t after_x;
#pragma omp depobj(after_x) depend(inout : x)
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
#pragma omp task depend(depobj : after_x)
    y = x;
  }
#pragma omp depobj(after_x) destroy
  return y;
}
