// Claim: an orphaned barrier in a callee belongs to the team that calls it. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int cell[8], from[8];

static void wait_for_all(void) {
#pragma omp barrier
}

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    cell[me] = 3 * me;
    wait_for_all();
    from[me] = cell[omp_get_num_threads() - 1 - me];
  }
  return from[0];
}
