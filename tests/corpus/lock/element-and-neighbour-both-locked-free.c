// Claim: each element is changed under the lock of that element. Source: semantics.md §6
#include <omp.h>

static omp_lock_t lock[21];
static int a[21];

int main(void) {
  for (int i = 0; i < 21; i++) {
    omp_init_lock(&lock[i]);
  }
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    omp_set_lock(&lock[i]);
    omp_set_lock(&lock[i + 1]);
    a[i] += 1;
    a[i + 1] += 1;
    omp_unset_lock(&lock[i + 1]);
    omp_unset_lock(&lock[i]);
  }
  return a[5];
}
