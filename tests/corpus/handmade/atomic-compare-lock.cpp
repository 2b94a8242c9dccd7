// Claim: a lock that is taken by a comparison which succeeds while it is free.
// Source: C++17 [atomics.types.operations]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic<int> l;

int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int free = 0;
    while (!l.compare_exchange_strong(free, 1, std::memory_order_acquire, std::memory_order_relaxed))
      free = 0;
    x++;
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
