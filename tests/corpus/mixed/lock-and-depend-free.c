// Claim: the lock excludes the unordered readers' updates; depend orders the first write. Source: semantics.md §5 (DEP), §6
#include <omp.h>

static omp_lock_t lock;
static int x, sum;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
    for (int i = 0; i < 10; i++) {
#pragma omp task depend(in : x)
      {
        omp_set_lock(&lock);
        sum += x;
        omp_unset_lock(&lock);
      }
    }
  }
  return sum;
}
