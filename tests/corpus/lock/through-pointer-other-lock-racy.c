// Claim: the pointers lead to different locks. Source: semantics.md §6 (equality of addresses)
#include <omp.h>

static omp_lock_t locks[2];
static int sum;

int main(void) {
  omp_lock_t *first = &locks[0], *second = &locks[1];
  omp_init_lock(first);
  omp_init_lock(second);
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
      omp_set_lock(first);
      sum += 1; //@ race(sum)
      omp_unset_lock(first);
    }
#pragma omp section
    {
      omp_set_lock(second);
      sum += 2; //@ race(sum)
      omp_unset_lock(second);
    }
  }
  return sum;
}
