// Claim: after the last unset the nest lock is free. Source: semantics.md §6; OpenMP 5.2 §18.9.5
#include <omp.h>

static omp_nest_lock_t lock;
static int sum, count;

int main(void) {
  omp_init_nest_lock(&lock);
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    omp_set_nest_lock(&lock);
    omp_set_nest_lock(&lock);
    sum += i;
    omp_unset_nest_lock(&lock);
    omp_unset_nest_lock(&lock);
    count += 1; //@ race(count)
  }
  return sum + count;
}
