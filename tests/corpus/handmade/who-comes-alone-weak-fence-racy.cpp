// Claim: a fence that acquires and releases keeps no store before a later load.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int x;
static std::atomic<int> f[2];

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num();
    f[me].store(1, std::memory_order_relaxed);
    std::atomic_thread_fence(std::memory_order_acq_rel);
    if (!f[1 - me].load(std::memory_order_relaxed))
      x++; //@ race(x)
  }
  return x & 127;
}
