// Claim: a lock that each thread makes for itself excludes nobody. Source: semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int sum;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
    omp_lock_t mine;
    omp_init_lock(&mine);
    omp_set_lock(&mine);
    sum += 1; //@ race(sum)
    omp_unset_lock(&mine);
    omp_destroy_lock(&mine);
  }
  return sum;
}
