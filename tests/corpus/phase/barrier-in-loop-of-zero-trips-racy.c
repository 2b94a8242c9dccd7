// Claim: a loop may make no trip at all, and then its barrier is never met. Source: semantics.md §4
#include <omp.h>

static int a[8], b[8];

void settle(int rounds) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2 rounds<=0
  {
    int me = omp_get_thread_num();
    a[me] = me; //@ race(a)
    for (int r = 0; r < rounds; r++) {
#pragma omp barrier
    }
    b[me] = a[omp_get_num_threads() - 1 - me]; //@ race(a)
  }
}
