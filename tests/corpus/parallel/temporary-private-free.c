// Claim: the private clause gives each thread its own temporary. Source: semantics.md §8; OpenMP 5.2 §5.4.3
#include <omp.h>

static double in[4], out[4];

int main(void) {
  double t;
#pragma omp parallel num_threads(4) private(t) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    t = in[me] * 2.0;
    out[me] = t + 1.0;
  }
  return out[0] > 0.0;
}
