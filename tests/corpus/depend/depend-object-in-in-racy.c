// Claim: two depend objects of type in order nothing. Source: semantics.md §5; OpenMP 5.2 §15.9.3
#include <omp.h>

static int x, y;

int main(void) {
  omp_depend_t reads_x;
#pragma omp depobj(reads_x) depend(in : x)
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(depobj : reads_x)
    x = 1; //@ race(x)
#pragma omp task depend(depobj : reads_x)
    y = x; //@ race(x)
  }
#pragma omp depobj(reads_x) destroy
  return y;
}
