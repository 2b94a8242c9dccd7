// Claim: blocks of sixteen elements per thread are disjoint, for any team size. Source: semantics.md §3, §10
#include <omp.h>

void clear(int *a) {
#pragma omp parallel //@ RACE_FREE
  {
    int low = 16 * omp_get_thread_num();
    int high = low + 16;
    for (int i = low; i < high; i++) {
      a[i] = 0;
    }
  }
}
