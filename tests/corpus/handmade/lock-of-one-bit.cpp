// Claim: who sets a bit and has found it clear has the lock until clearing it; who has found it set leaves what is there.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static std::atomic<int> l;
static int x;

int main() {
#pragma omp parallel //@ RACE_FREE
  {
    while (l.fetch_or(1, std::memory_order_acquire) & 1)
      ;
    x++;
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
