// Claim: a lock made with a hint is a lock like any other. Source: semantics.md §6; OpenMP 5.2 §18.9.2
#include <omp.h>

int total(int n, const int *restrict a) {
  omp_lock_t lock;
  int sum = 0;
  omp_init_lock_with_hint(&lock, omp_sync_hint_contended);
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    omp_set_lock(&lock);
    sum += a[i];
    omp_unset_lock(&lock);
  }
  omp_destroy_lock(&lock);
  return sum;
}
