// Claim: threads own pairs of slots 2*me and 2*me+1. Source: semantics.md §3, §10
#include <omp.h>

static long slot[128];

int main(void) {
#pragma omp parallel num_threads(64) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    slot[2 * me] = me;
    slot[2 * me + 1] = slot[2 * me] + 1;
  }
  return slot[0] > 0;
}
