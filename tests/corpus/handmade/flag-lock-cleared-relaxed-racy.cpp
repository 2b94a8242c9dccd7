// Claim: a lock of std::atomic_flag that is cleared relaxed orders nothing.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic_flag l = ATOMIC_FLAG_INIT;

int main() {
#pragma omp parallel num_threads(8) //@ RACE
  {
    while (l.test_and_set(std::memory_order_acquire))
      ;
    x++; //@ race(x)
    l.clear(std::memory_order_relaxed);
  }
  return x & 127;
}
