// Claim: the lock is taken outside of the ordered region, the ordered region does without it. Source: semantics.md §6
#include <omp.h>

static omp_lock_t lock;
static int sum;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for ordered //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
#pragma omp ordered
    sum += i; //@ race(sum)
    omp_set_lock(&lock);
    sum += 1; //@ race(sum)
    omp_unset_lock(&lock);
  }
  return sum;
}
