// Claim: a comparison that succeeds and is relaxed then orders nothing, although it would acquire where it fails.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int f, d, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
      __atomic_store_n(&f, 1, __ATOMIC_RELEASE);
    } else {
      int one = 1;
      if (__atomic_compare_exchange_n(&f, &one, 2, 0, __ATOMIC_RELAXED, __ATOMIC_ACQUIRE))
        r = d; //@ race(d)
    }
  }
  return r & 127;
}
