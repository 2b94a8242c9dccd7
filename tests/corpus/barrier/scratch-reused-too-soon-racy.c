// Claim: the second filling of the scratch array starts while a neighbour still reads the first. Source: semantics.md §4
// Output: depends on the team size
#include <omp.h>

static int scratch[8], sum[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    scratch[me] = me;
#pragma omp barrier
    sum[me] = scratch[(me + 1) % team]; //@ race(scratch)
    scratch[me] = 2 * me;               //@ race(scratch)
#pragma omp barrier
    sum[me] += scratch[me];
  }
  return sum[0];
}
