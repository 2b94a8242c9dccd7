// Claim: a lock and a critical region do not exclude each other. Source: semantics.md §6
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
#pragma omp critical
      sum += 2; //@ race(sum)
    }
  }
  return sum;
}
