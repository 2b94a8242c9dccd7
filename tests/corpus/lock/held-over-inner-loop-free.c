// Claim: the thread keeps the lock over its whole inner loop. Source: semantics.md §6 (must-held through loops)
#include <omp.h>

static omp_lock_t lock;
static int sum;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    omp_set_lock(&lock);
    for (int j = 0; j < i; j++) {
      sum += j;
    }
    omp_unset_lock(&lock);
  }
  return sum > 0;
}
