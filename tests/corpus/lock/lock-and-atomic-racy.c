// Claim: an atomic update does not wait for the lock. Source: semantics.md §6 (atomic against plain)
#include <omp.h>

static omp_lock_t lock;
static int sum;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
      omp_set_lock(&lock);
      sum += 1; //@ race(sum)
      omp_unset_lock(&lock);
    }
#pragma omp section
    {
#pragma omp atomic
      sum += 2; //@ race(sum)
    }
  }
  return sum;
}
