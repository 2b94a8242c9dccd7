// Claim: a bit that is cleared with a relaxed store lets others in without telling them what was done.
// Racy by one slip: the order of the store.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static std::atomic<int> l;
static int x;

int main() {
#pragma omp parallel //@ RACE
  {
    while (l.fetch_or(1, std::memory_order_acquire) & 1)
      ;
    x++; //@ race(x)
    l.store(0, std::memory_order_relaxed);
  }
  return x & 127;
}
