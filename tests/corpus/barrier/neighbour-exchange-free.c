// Claim: a barrier between writing the own cell and reading the neighbour's orders the two. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int cell[8], from[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    cell[me] = me * me;
#pragma omp barrier
    from[me] = cell[(me + 1) % team];
  }
  return from[0];
}
