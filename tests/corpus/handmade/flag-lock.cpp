// Claim: a lock of std::atomic_flag.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic_flag l = ATOMIC_FLAG_INIT;

int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    while (l.test_and_set(std::memory_order_acquire))
      ;
    x++;
    l.clear(std::memory_order_release);
  }
  return x & 127;
}
