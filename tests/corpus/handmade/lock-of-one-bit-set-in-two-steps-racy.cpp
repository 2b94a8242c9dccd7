// Claim: who finds a bit clear and sets it then may have been overtaken.
// Racy by one slip: what the update has found is not asked.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static std::atomic<int> l;
static int x;

int main() {
#pragma omp parallel //@ RACE
  {
    while (l.load(std::memory_order_acquire) & 1)
      ;
    l.fetch_or(1, std::memory_order_acquire);
    x++; //@ race(x)
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
