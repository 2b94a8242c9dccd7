// Claim: a scratch array is written, read and written again by other owners, with a barrier at each change. Source: semantics.md §4
#include <omp.h>

static int scratch[8], sum[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    scratch[me] = me;
#pragma omp barrier
    sum[me] = scratch[(me + 1) % team];
#pragma omp barrier
    scratch[team - 1 - me] = 2 * me;
#pragma omp barrier
    sum[me] += scratch[me];
  }
  return sum[0];
}
