// Claim: the task holds the lock, its parent does not. Source: semantics.md §6
#include <omp.h>

static omp_lock_t lock;
static int sum;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    {
      omp_set_lock(&lock);
      sum += 1; //@ race(sum)
      omp_unset_lock(&lock);
    }
    sum += 2; //@ race(sum)
  }
  return sum;
}
