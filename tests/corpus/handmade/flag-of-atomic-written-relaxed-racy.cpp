// Claim: a flag that is written relaxed releases nothing, however strongly it is read.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<bool> f;
static int d, r;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
      f.store(true, std::memory_order_relaxed);
    } else {
      while (!f.load())
        ;
      r = d; //@ race(d)
    }
  }
  return r & 127;
}
