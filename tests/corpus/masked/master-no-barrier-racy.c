// Claim: master ends without a barrier: the others may read before it wrote. Source: semantics.md §4; OpenMP 5.2 §10.5
#include <omp.h>

static double step[6];

int main(void) {
  double h = 0.0;
#pragma omp parallel num_threads(6) //@ RACE witness T<=2
  {
#pragma omp master
    h = 0.25;                             //@ race(h)
    step[omp_get_thread_num()] = 2.0 * h; //@ race(h)
  }
  return step[0] > 0.0;
}
