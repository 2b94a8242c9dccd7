// Claim: a thread that finds the lock free has got it: a strong comparison fails only where something else is there.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic<int> l;

int main() {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int found = 0;
    l.compare_exchange_strong(found, 1, std::memory_order_acquire, std::memory_order_acquire);
    if (found == 0)
      x++;
  }
  return x & 127;
}
