// Claim: a barrier under a condition that is the same for all threads is aligned; write and read are in the same branch. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int cell[8], from[8];

void exchange(const int *rounds) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    if (*rounds > 3) {
      cell[me] = me;
#pragma omp barrier
      from[me] = cell[(me + 1) % team];
    }
  }
}
