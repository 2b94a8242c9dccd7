// Claim: omp_test_nest_lock gives the nesting count, which is zero only when the lock is not taken. Source: semantics.md §6; OpenMP 5.2 §18.9.6
// Output: depends on the team size
#include <omp.h>

static omp_nest_lock_t lock;
static int sum;

int main(void) {
  omp_init_nest_lock(&lock);
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    if (omp_test_nest_lock(&lock) > 0) {
      sum += i;
      omp_unset_nest_lock(&lock);
    }
  }
  return sum;
}
