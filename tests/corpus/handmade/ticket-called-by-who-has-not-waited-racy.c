// Claim: a thread that calls the next ticket without having waited for its own lets two in.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <stdatomic.h>
#include <omp.h>
static atomic_uint next, now;
static int x;
int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  {
    unsigned m = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    if (omp_get_thread_num() != 0) {
      while (atomic_load_explicit(&now, memory_order_acquire) < m) ;
      x++; //@ race(x)
    }
    atomic_fetch_add_explicit(&now, 1, memory_order_release);
  }
  return x & 127;
}
