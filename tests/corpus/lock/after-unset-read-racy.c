// Claim: the lock protects nothing after it is unset. Source: semantics.md §6; OpenMP 5.2 §18.9.5
#include <omp.h>

static omp_lock_t lock;
static int sum, last;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    omp_set_lock(&lock);
    sum += i; //@ race(sum)
    omp_unset_lock(&lock);
#pragma omp atomic write
    last = sum; //@ race(sum)
  }
  omp_destroy_lock(&lock);
  return last > 0;
}
