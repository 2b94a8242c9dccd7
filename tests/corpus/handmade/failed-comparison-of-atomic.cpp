// Claim: a comparison that fails and acquires then orders what was released with the value that it found.
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
      f.store(1, std::memory_order_release);
    } else {
      int found = 2;
      if (!f.compare_exchange_strong(found, 3, std::memory_order_acquire, std::memory_order_acquire) && found == 1)
        r = d;
    }
  }
  return r & 127;
}
