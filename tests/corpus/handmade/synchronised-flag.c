// Claim: __sync_synchronize is a fence of all orders.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1;
      __sync_synchronize();
      __atomic_store_n(&f, 1, __ATOMIC_RELAXED);
    } else {
      while (!__atomic_load_n(&f, __ATOMIC_RELAXED))
        ;
      __sync_synchronize();
      r = d;
    }
  }
  return r & 127;
}
