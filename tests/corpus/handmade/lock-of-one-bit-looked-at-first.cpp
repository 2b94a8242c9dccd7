// Claim: who looks at the bit before setting it has the lock only if the update has found it clear.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static std::atomic<int> l;
static int x;

int main() {
#pragma omp parallel //@ RACE_FREE
  {
    while ((l.load(std::memory_order_relaxed) & 1) || (l.fetch_or(1, std::memory_order_acquire) & 1))
      ;
    x++;
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
