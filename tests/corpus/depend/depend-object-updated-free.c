// Claim: update changes the type of the depend object from in to inout. Source: semantics.md §5; OpenMP 5.2 §15.9.3
#include <omp.h>

static int x, y;

int main(void) {
  omp_depend_t item;
#pragma omp depobj(item) depend(in : x)
#pragma omp depobj(item) update(inout)
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(depobj : item)
    x = 1;
#pragma omp task depend(depobj : item)
    y = x;
  }
#pragma omp depobj(item) destroy
  return y;
}
