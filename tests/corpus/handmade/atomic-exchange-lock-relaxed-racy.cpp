// Claim: a lock of std::atomic that is taken by an exchange and given back by a relaxed store orders nothing.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic<int> l;

int main() {
#pragma omp parallel num_threads(8) //@ RACE
  {
    while (l.exchange(1, std::memory_order_acquire))
      ;
    x++; //@ race(x)
    l.store(0, std::memory_order_relaxed);
  }
  return x & 127;
}
