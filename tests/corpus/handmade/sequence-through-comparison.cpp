// Claim: a relaxed comparison that succeeds continues the release sequence of the store that it found.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> f;
static int d, r;

int main() {
#pragma omp parallel num_threads(3) //@ RACE_FREE
  if (omp_get_num_threads() == 3) {
    int me = omp_get_thread_num();
    if (me == 0) {
      d = 1;
      f.store(1, std::memory_order_release);
    } else if (me == 1) {
      int one = 1;
      while (!f.compare_exchange_strong(one, 2, std::memory_order_relaxed))
        one = 1;
    } else {
      while (f.load(std::memory_order_acquire) != 2)
        ;
      r = d;
    }
  }
  return r & 127;
}
