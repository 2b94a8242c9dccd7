// Claim: a bit that is cleared before the work keeps nobody from it.
// Racy by one slip: the lock is given back too early.
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
    l.store(0, std::memory_order_release);
    x++; //@ race(x)
  }
  return x & 127;
}
