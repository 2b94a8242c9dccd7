// Claim: a thread that finds the lock free need not have got it: a weak comparison may fail without a reason.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic<int> l;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int found = 0;
    l.compare_exchange_weak(found, 1, std::memory_order_acquire, std::memory_order_acquire);
    if (found == 0)
      x++; //@ race(x)
  }
  return x & 127;
}
