// Claim: a loop that goes on while a comparison succeeds ends by one that fails, which acquires.
// Source: C11 §7.17.7.4; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>

static atomic_int f;
static int d;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    if (omp_get_thread_num() == 0) {
      d = 1;
      atomic_store_explicit(&f, 1, memory_order_release);
    } else {
      int e = 0;
      while (atomic_compare_exchange_strong_explicit(&f, &e, 0, memory_order_acq_rel, memory_order_acquire))
        e = 0;
      d = 2;
    }
  }
  return d & 127;
}
