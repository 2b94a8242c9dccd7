// Claim: the barrier is met only for more than two rounds; there is an input for which it is not. Source: semantics.md §1, §4
#include <omp.h>

static int cell[8], from[8];

void exchange(int rounds) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2 rounds<=2
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    cell[me] = me; //@ race(cell)
    if (rounds > 2) {
#pragma omp barrier
    }
    from[me] = cell[(me + 1) % team]; //@ race(cell)
  }
}
