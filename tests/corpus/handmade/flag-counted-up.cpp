// Claim: a flag that is raised by a sum.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> f;
static int d, r;

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1;
      f.fetch_add(1, std::memory_order_release);
    } else {
      while (f.load(std::memory_order_acquire) < 1)
        ;
      r = d;
    }
  }
  return r & 127;
}
