// Claim: both pointers lead to the one lock. Source: semantics.md §6 (equality of addresses)
#include <omp.h>

static omp_lock_t lock;
static int sum;

int main(void) {
  omp_lock_t *first = &lock, *second = &lock;
  omp_init_lock(first);
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      omp_set_lock(first);
      sum += 1;
      omp_unset_lock(first);
    }
#pragma omp section
    {
      omp_set_lock(second);
      sum += 2;
      omp_unset_lock(second);
    }
  }
  return sum;
}
