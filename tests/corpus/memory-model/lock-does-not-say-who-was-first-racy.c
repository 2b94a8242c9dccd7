// Claim: without a look at a value nothing says which of the two took the lock first. Source: semantics.md §6 (unlock→lock)
#include <omp.h>

static omp_lock_t lock;
static int data, ready, seen;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
      data = 42; //@ race(data)
      omp_set_lock(&lock);
      ready = 1;
      omp_unset_lock(&lock);
    }
#pragma omp section
    {
      omp_set_lock(&lock);
      ready = 2;
      omp_unset_lock(&lock);
      seen = data; //@ race(data)
    }
  }
  return seen + (ready > 2);
}
