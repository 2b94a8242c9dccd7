// Claim: me/2 is the same for threads 0 and 1. Source: semantics.md §2, §3
// Output: depends on the team size
#include <omp.h>

static int slot[8];

int main(void) {
#pragma omp parallel num_threads(16) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    slot[me / 2] = me; //@ race(slot)
  }
  return slot[0];
}
