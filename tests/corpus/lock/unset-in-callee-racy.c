// Claim: the callee unsets its caller's lock before the update. Source: semantics.md §6, §9 (calls)
#include <omp.h>

static omp_lock_t lock;
static int sum;

static void work(int i) {
  omp_unset_lock(&lock);
  sum += i; //@ race(sum)
}

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    omp_set_lock(&lock);
    work(i);
  }
  return sum;
}
