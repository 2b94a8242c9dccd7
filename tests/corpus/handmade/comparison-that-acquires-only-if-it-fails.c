// Claim: a comparison that fails and acquires then, and not where it succeeds, orders what was released with what it found.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int f, d, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1;
      __atomic_store_n(&f, 1, __ATOMIC_RELEASE);
    } else {
      int two = 2;
      if (!__atomic_compare_exchange_n(&f, &two, 3, 0, __ATOMIC_RELAXED, __ATOMIC_ACQUIRE) && two == 1)
        r = d;
    }
  }
  return r & 127;
}
