// Claim: a fence of the thread that writes the flag says nothing to one that reads it relaxed.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> f;
static int d, r;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
      std::atomic_thread_fence(std::memory_order_release);
      f.store(1, std::memory_order_relaxed);
    } else {
      while (!f.load(std::memory_order_relaxed))
        ;
      r = d; //@ race(d)
    }
  }
  return r & 127;
}
