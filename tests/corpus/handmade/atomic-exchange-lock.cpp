// Claim: a lock of std::atomic that is taken by an exchange and given back by a store that releases.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic<int> l;

int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    while (l.exchange(1, std::memory_order_acquire))
      ;
    x++;
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
