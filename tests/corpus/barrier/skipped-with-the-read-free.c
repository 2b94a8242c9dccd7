// Claim: whenever the read happens the barrier before it happened too: both conditions imply it. Source: semantics.md §2, §4
#include <omp.h>

static int cell[8], from[8];

void exchange(int rounds) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    cell[me] = me;
    if (rounds > 2) {
#pragma omp barrier
    }
    if (rounds >= 5) {
      from[me] = cell[(me + 1) % team];
    }
  }
}
