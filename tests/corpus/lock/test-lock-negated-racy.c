// Claim: in the branch where omp_test_lock failed the lock is not held. Source: semantics.md §6; OpenMP 5.2 §18.9.6
// Output: depends on the team size
#include <omp.h>

static omp_lock_t lock;
static int sum, missed;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 20; i++) {
    if (!omp_test_lock(&lock)) {
      missed += 1; //@ race(missed) possible
    } else {
      sum += i;
      omp_unset_lock(&lock);
    }
  }
  return sum + missed;
}
