// Claim: who adds last and relaxed has seen the count, and nothing that was done before it.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int p[8], s;
static std::atomic<int> c;

int main() {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = 1; //@ race(p)
    if (c.fetch_add(1, std::memory_order_relaxed) == all - 1)
      for (int i = 0; i < all; i++)
        s += p[i]; //@ race(p)
  }
  return s & 127;
}
