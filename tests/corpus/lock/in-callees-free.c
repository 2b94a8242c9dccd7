// Claim: the lock is set and unset in callees. Source: semantics.md §6, §9 (calls)
#include <omp.h>

static omp_lock_t lock;
static int sum;

static void enter(omp_lock_t *l) {
  omp_set_lock(l);
}

static void leave(omp_lock_t *l) {
  omp_unset_lock(l);
}

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    enter(&lock);
    sum += i;
    leave(&lock);
  }
  return sum;
}
