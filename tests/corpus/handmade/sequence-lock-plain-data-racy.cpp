// Claim: who reads plain data and finds only afterwards that it was being written has read it all the same.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int d, r;
static std::atomic<int> version;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      version.store(1, std::memory_order_relaxed);
      std::atomic_thread_fence(std::memory_order_release);
      d = 1; //@ race(d)
      version.store(2, std::memory_order_release);
    } else {
      int before = version.load(std::memory_order_acquire);
      int seen = d; //@ race(d)
      std::atomic_thread_fence(std::memory_order_acquire);
      if (before == version.load(std::memory_order_relaxed) && before % 2 == 0)
        r = seen;
    }
  }
  return r & 127;
}
