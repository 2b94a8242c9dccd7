// Claim: a gate that opens by the number of the round is no barrier if two rounds have one number.
// Racy by one slip: the number of the round is halved.
// Source: OpenMP 5.2 §1.4.5; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>

static atomic_int c, g;
static int a[2][4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int r = 0; r < 10; r++) {
      a[r & 1][me] = a[!(r & 1)][(me + 1) % all]; //@ race(a)
      if (atomic_fetch_add_explicit(&c, 1, memory_order_acq_rel) + 1 == all) {
        atomic_store_explicit(&c, 0, memory_order_relaxed);
        atomic_store_explicit(&g, r / 2 + 1, memory_order_release);
      } else
        while (atomic_load_explicit(&g, memory_order_acquire) != r / 2 + 1) //@ message(waits-forever)
          ;
    }
  }
  return 0;
}
