// Claim: the callee sets the nest lock that its caller holds and unsets it once; the caller still holds it. Source: semantics.md §6
#include <omp.h>

static omp_nest_lock_t lock;
static int sum, count;

static void add(int i) {
  omp_set_nest_lock(&lock);
  sum += i;
  omp_unset_nest_lock(&lock);
}

int main(void) {
  omp_init_nest_lock(&lock);
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    add(i);
    omp_set_nest_lock(&lock);
    add(1);
    count += 1;
    omp_unset_nest_lock(&lock);
  }
  return sum + count;
}
