// Claim: a flag that is set before the work tells too early that it is done.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static std::atomic<int> ready;
static int o;
int main() {
  int r = 0;
#pragma omp parallel num_threads(8) reduction(+:r) //@ RACE
  {
    if (!ready.load(std::memory_order_acquire)) {
#pragma omp critical
      if (!ready.load(std::memory_order_relaxed)) {
        ready.store(1, std::memory_order_release);
        o = 42; //@ race(o)
      }
    }
    r += o; //@ race(o)
  }
  return r & 127;
}
