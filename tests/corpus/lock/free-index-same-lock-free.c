// Claim: whatever index[i] is, the lock and the element are those of the same number. Source: semantics.md §6
#include <omp.h>

void add(int n, const int *restrict index, omp_lock_t *restrict lock, int *restrict bin) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    int b = index[i];
    omp_set_lock(&lock[b]);
    bin[b] += 1;
    omp_unset_lock(&lock[b]);
  }
}
