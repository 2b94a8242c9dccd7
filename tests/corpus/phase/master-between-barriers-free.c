// Claim: the primary thread changes the step width between two barriers of each time step. Source: semantics.md §4
#include <omp.h>

static double x[8];

int main(void) {
  double dt = 1.0;
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    for (int t = 0; t < 10; t++) {
      x[me] += dt;
#pragma omp barrier
#pragma omp master
      dt *= 0.5;
#pragma omp barrier
    }
  }
  return x[0] > 1.0;
}
