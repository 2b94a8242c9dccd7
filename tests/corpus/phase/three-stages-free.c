// Claim: two barriers per time step suffice for three stages: the third needs none before the next step's first. Source: semantics.md §4
#include <omp.h>

static double a[8], b[8], c[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int right = (me + 1) % omp_get_num_threads();
    for (int t = 0; t < 5; t++) {
      a[me] = c[me] + t;
#pragma omp barrier
      b[me] = a[me] + a[right];
#pragma omp barrier
      c[me] = b[right];
    }
  }
  return c[0] > 0.0;
}
