// Claim: a fence that only acquires, before the flag is written, releases nothing.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>

static atomic_int f;
static int d, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
      atomic_thread_fence(memory_order_acquire);
      atomic_store_explicit(&f, 1, memory_order_relaxed);
    } else {
      while (!atomic_load_explicit(&f, memory_order_relaxed))
        ;
      atomic_thread_fence(memory_order_acquire);
      r = d; //@ race(d)
    }
  }
  return r & 127;
}
