// Claim: one barrier is enough when the loop makes one trip. Source: semantics.md §4
#include <omp.h>

#define STEPS 1

static double a[9];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    for (int k = 0; k < STEPS; k++) {
      double right = a[me + 1];
#pragma omp barrier
      a[me] = 0.5 * right;
    }
  }
  return a[0] > 0.0;
}
