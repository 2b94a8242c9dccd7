// Claim: a flag by the compiler's functions that is read relaxed acquires nothing.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
      __atomic_store_n(&f, 1, __ATOMIC_RELEASE);
    } else {
      while (!__atomic_load_n(&f, __ATOMIC_RELAXED))
        ;
      r = d; //@ race(d)
    }
  }
  return r & 127;
}
