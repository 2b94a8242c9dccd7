// Claim: a flag that is raised by an exchange and lowered by the exchange that sees it.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>

static atomic_int f;
static int d, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1;
      atomic_exchange_explicit(&f, 1, memory_order_release);
    } else {
      while (!atomic_exchange_explicit(&f, 0, memory_order_acquire))
        ;
      r = d;
    }
  }
  return r & 127;
}
