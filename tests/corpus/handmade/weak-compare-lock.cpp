// Claim: a lock by a weak comparison, which may fail without a reason and is repeated then.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic<int> l;

int main() {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int free = 0;
    while (!l.compare_exchange_weak(free, 1, std::memory_order_acquire, std::memory_order_relaxed))
      free = 0;
    x++;
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
