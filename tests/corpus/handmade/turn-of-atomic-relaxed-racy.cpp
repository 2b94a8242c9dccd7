// Claim: a turn that is given on relaxed hands nothing over.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int x;
static std::atomic<int> t;

int main() {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    while (t.load(std::memory_order_acquire) != me)
      ;
    x++; //@ race(x)
    t.store((me + 1) % all, std::memory_order_relaxed);
  }
  return x & 127;
}
