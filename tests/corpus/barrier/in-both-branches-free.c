// Claim: a uniform choice between two barriers meets one of them in any case. Source: semantics.md §4
#include <omp.h>

static int cell[8], from[8];

void exchange(int backwards) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    if (backwards) {
      cell[me] = -me;
#pragma omp barrier
    } else {
      cell[me] = me;
#pragma omp barrier
    }
    from[me] = cell[(me + 1) % team];
  }
}
