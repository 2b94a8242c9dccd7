// Claim: a bit that is set with a relaxed update keeps others out, and tells nothing of what they did.
// Racy by one slip: the order of the update.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static std::atomic<int> l;
static int x;

int main() {
#pragma omp parallel //@ RACE
  {
    while (l.fetch_or(1, std::memory_order_relaxed) & 1)
      ;
    x++; //@ race(x)
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
