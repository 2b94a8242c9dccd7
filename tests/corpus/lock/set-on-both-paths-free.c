// Claim: every path to the update has taken the lock. Source: semantics.md §6 (must-held on all paths)
#include <omp.h>

static omp_lock_t lock;
static int sum, even;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    if (i % 2 == 0) {
      omp_set_lock(&lock);
      even += 1;
    } else {
      omp_set_lock(&lock);
    }
    sum += i;
    omp_unset_lock(&lock);
  }
  return sum + even;
}
