// Claim: the value read under the lock proves that the producer's critical part came first. Source: semantics.md §6 (unlock→lock)
#include <omp.h>

static omp_lock_t lock;
static int data, ready, seen;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      data = 42;
      omp_set_lock(&lock);
      ready = 1;
      omp_unset_lock(&lock);
    }
#pragma omp section
    {
      int now = 0;
      while (!now) {
        omp_set_lock(&lock);
        now = ready;
        omp_unset_lock(&lock);
      }
      seen = data;
    }
  }
  return seen;
}
