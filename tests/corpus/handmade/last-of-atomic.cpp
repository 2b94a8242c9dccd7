// Claim: who adds last to a counter of std::atomic comes after all others.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int p[8], s;
static std::atomic<int> c;

int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = 1;
    if (c.fetch_add(1, std::memory_order_acq_rel) == all - 1)
      for (int i = 0; i < all; i++)
        s += p[i];
  }
  return s & 127;
}
