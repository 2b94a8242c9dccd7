// Claim: reading the slot of the mirrored thread without a barrier meets its write, except in the middle. Source: semantics.md §3, §10
// Output: depends on the team size
#include <omp.h>

static int slot[8], mirrored[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    slot[me] = me;                                       //@ race(slot)
    mirrored[me] = slot[omp_get_num_threads() - 1 - me]; //@ race(slot)
  }
  return mirrored[0];
}
