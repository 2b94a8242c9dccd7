// Claim: a flag that is accessed by references that make it atomic.
// Source: C++20 [atomics.ref.generic]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static int d, f, r;
int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    std::atomic_ref<int> flag(f);
    if (omp_get_thread_num() == 0) {
      d = 1;
      flag.store(1, std::memory_order_release);
    } else {
      while (!flag.load(std::memory_order_acquire)) ;
      r = d;
    }
  }
  return r;
}
