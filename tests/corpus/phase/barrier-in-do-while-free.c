// Claim: a do-while loop makes at least one trip, so its barrier is met. Source: semantics.md §4
#include <omp.h>

static int a[8], b[8];

void settle(int rounds) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int r = 0;
    a[me] = me;
    do {
#pragma omp barrier
      r++;
    } while (r < rounds);
    b[me] = a[omp_get_num_threads() - 1 - me];
  }
}
