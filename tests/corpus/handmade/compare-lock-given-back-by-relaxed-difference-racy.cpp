// Claim: a relaxed difference gives the lock back and hands nothing over.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
static std::atomic<int> l;
static int x;
int main() {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int e;
    do { e = 0; } while (!l.compare_exchange_weak(e, 1, std::memory_order_acquire));
    x++; //@ race(x)
    l.fetch_sub(1, std::memory_order_relaxed);
  }
  return x & 127;
}
