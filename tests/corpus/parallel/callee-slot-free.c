// Claim: a callee that writes through a pointer argument touches the slot of its own thread only. Source: semantics.md §9
#include <omp.h>

static double slots[8];

static void fill(double *slot, double value) {
  *slot = value;
}

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    fill(slots + me, 0.5 * me);
  }
  return slots[0] > 0.0;
}
