// Claim: even threads only: me/2 numbers them without repetition. Source: semantics.md §2, §3
#include <omp.h>

static int slot[8];

int main(void) {
#pragma omp parallel num_threads(16) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me % 2 == 0) {
      slot[me / 2] = me;
    }
  }
  return slot[0];
}
