// Claim: what stands behind the release of a flag is not handed over, also where the wait stands in a loop's condition.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>

static atomic_int f;
static int d;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      atomic_store_explicit(&f, 1, memory_order_release);
      d = 1; //@ race(d)
    } else {
      while (atomic_load_explicit(&f, memory_order_acquire) == 0)
        ;
      d = 2; //@ race(d)
    }
  }
  return d & 127;
}
