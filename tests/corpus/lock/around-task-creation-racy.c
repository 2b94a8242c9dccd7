// Claim: a deferred task does not inherit the lock that its creator holds. Source: semantics.md §6; OpenMP 5.2 §18.9
#include <omp.h>

static omp_lock_t lock;
static int sum;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    omp_set_lock(&lock);
#pragma omp task
    sum += i; //@ race(sum)
    omp_unset_lock(&lock);
  }
  return sum;
}
