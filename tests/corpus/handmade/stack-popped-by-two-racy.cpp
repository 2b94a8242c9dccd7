// Claim: who takes the top of a stack reads its below first, which who was faster may write already, as the element is used again.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int below[3] = {0, 0, 1};
static std::atomic<int> top{2};

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int t = top.load(std::memory_order_acquire);
    int n = below[t]; //@ race(below)
    if (t != 0 && top.compare_exchange_strong(t, n, std::memory_order_acq_rel))
      below[t] = 0; //@ race(below)
  }
  return top & 127;
}
