// Claim: a temporary declared before the region is shared: its writes race with each other and with its use. Source: semantics.md §8; OpenMP 5.2 §5.1.1
#include <omp.h>

static double in[4], out[4];

int main(void) {
  double t;
#pragma omp parallel num_threads(4) //@ RACE
  {
    int me = omp_get_thread_num();
    t = in[me] * 2.0;  //@ race(t)
    out[me] = t + 1.0; //@ race(t)
  }
  return out[0] > 0.0;
}
