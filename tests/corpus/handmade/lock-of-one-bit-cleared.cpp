// Claim: the same, where the bit is cleared by an update, and another one is set all the time.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static std::atomic<unsigned> l{2};
static int x;

int main() {
#pragma omp parallel //@ RACE_FREE
  {
    while (l.fetch_or(4u, std::memory_order_acquire) & 4u)
      ;
    x++;
    l.fetch_and(~4u, std::memory_order_release);
  }
  return x & 127;
}
