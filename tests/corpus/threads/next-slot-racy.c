// Claim: a thread that also clears the next slot meets the next thread. Source: semantics.md §3, §10
#include <omp.h>

static long slot[65];

int main(void) {
#pragma omp parallel num_threads(64) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    slot[me] = me;    //@ race(slot)
    slot[me + 1] = 0; //@ race(slot)
  }
  return slot[0] > 0;
}
