// Claim: Peterson's algorithm with a relaxed turn: a thread may look at the other one's flag before the turn is given away.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int x;
static std::atomic<int> f[2], t;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), other = 1 - me;
    f[me].store(1, std::memory_order_release);
    t.store(other, std::memory_order_relaxed);
    while (f[other].load(std::memory_order_acquire) && t.load(std::memory_order_relaxed) == other)
      ;
    x++; //@ race(x)
    f[me].store(0, std::memory_order_release);
  }
  return x & 127;
}
