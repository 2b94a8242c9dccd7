// Claim: a barrier that thread 0 skips orders nothing for sure: write and neighbour's read may meet. Source: semantics.md §4 (phase intervals)
// Output: depends on the team size
#include <omp.h>

static int cell[8], from[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    cell[me] = me; //@ race(cell) possible
    if (me > 0) {
#pragma omp barrier //@ message(misaligned-barrier)
    }
    from[me] = cell[(me + 1) % team]; //@ race(cell) possible
  }
  return from[0];
}
