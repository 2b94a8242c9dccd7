// Claim: without the barrier after master the next time step reads the step width while it changes. Source: semantics.md §4
#include <omp.h>

static double x[8];

int main(void) {
  double dt = 1.0;
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    for (int t = 0; t < 10; t++) {
      x[me] += dt; //@ race(dt)
#pragma omp barrier
#pragma omp master
      dt *= 0.5; //@ race(dt)
    }
  }
  return x[0] > 1.0;
}
