// Claim: a break that all threads take in the same trip keeps the barriers aligned. Source: semantics.md §4
#include <omp.h>

static int a[8], b[8];

void search(int limit) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int k = 0; k < 100; k++) {
      a[me] = k;
#pragma omp barrier
      b[me] += a[(me + 1) % team];
#pragma omp barrier
      if (k == limit) {
        break;
      }
    }
    a[me] = -1;
  }
}
