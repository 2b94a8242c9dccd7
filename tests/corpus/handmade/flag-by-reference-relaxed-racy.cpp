// Claim: a flag that is written relaxed by an atomic reference releases nothing.
// Source: C++20 [atomics.ref.generic]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static int d, f, r;
int main() {
#pragma omp parallel num_threads(2) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
      std::atomic_ref<int>(f).store(1, std::memory_order_relaxed);
    } else {
      while (!std::atomic_ref<int>(f).load(std::memory_order_acquire)) ;
      r = d; //@ race(d)
    }
  }
  return r;
}
