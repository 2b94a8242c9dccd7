// Claim: masked has no barrier that would complete its task. Source: semantics.md §4; OpenMP 5.2 §10.5
#include <omp.h>

static int x, r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
#pragma omp masked
    {
#pragma omp task
      x = 1; //@ race(x)
    }
    r[omp_get_thread_num()] = x; //@ race(x)
  }
  return r[0];
}
