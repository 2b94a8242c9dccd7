// Claim: a lock of atomic_flag in its default order.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <stdatomic.h>

static int x;
static atomic_flag l = ATOMIC_FLAG_INIT;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    while (atomic_flag_test_and_set(&l))
      ;
    x++;
    atomic_flag_clear(&l);
  }
  return x & 127;
}
