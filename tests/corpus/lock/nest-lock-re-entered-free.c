// Claim: a nest lock is held until it is unset as often as it was set. Source: semantics.md §6; OpenMP 5.2 §18.9
#include <omp.h>

static omp_nest_lock_t lock;
static int sum, count;

int main(void) {
  omp_init_nest_lock(&lock);
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    omp_set_nest_lock(&lock);
    omp_set_nest_lock(&lock);
    sum += i;
    omp_unset_nest_lock(&lock);
    count += 1;
    omp_unset_nest_lock(&lock);
  }
  omp_destroy_nest_lock(&lock);
  return sum + count;
}
