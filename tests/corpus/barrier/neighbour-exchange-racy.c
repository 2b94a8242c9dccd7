// Claim: without a barrier the neighbour's cell is read while it may be written. Source: semantics.md §4, §10
// Output: depends on the team size
#include <omp.h>

static int cell[8], from[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    cell[me] = me * me;               //@ race(cell)
    from[me] = cell[(me + 1) % team]; //@ race(cell)
  }
  return from[0];
}
