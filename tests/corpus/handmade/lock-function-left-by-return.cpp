// Claim: a function that waits for a lock returns from within its loop.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
static std::atomic<int> l;
static int x;
static void take() {
  for (;;) {
    if (l.exchange(1, std::memory_order_acquire) == 0)
      return;
    while (l.load(std::memory_order_relaxed)) ;
  }
}
int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    take();
    x++;
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
