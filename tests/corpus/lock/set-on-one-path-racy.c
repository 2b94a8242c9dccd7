// Claim: odd iterations do not take the lock. Source: semantics.md §6 (must-held on all paths)
#include <omp.h>

static omp_lock_t lock;
static int sum;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    if (i % 2 == 0) {
      omp_set_lock(&lock);
    }
    sum += i; //@ race(sum)
    if (i % 2 == 0) {
      omp_unset_lock(&lock);
    }
  }
  return sum;
}
