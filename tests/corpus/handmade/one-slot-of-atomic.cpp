// Claim: a producer and a consumer hand one slot to and fro, by a flag of std::atomic.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int slot, sum;
static std::atomic<bool> full;

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      for (int i = 0; i < 3; i++) {
        while (full.load(std::memory_order_acquire))
          ;
        slot = i;
        full.store(true, std::memory_order_release);
      }
    } else {
      for (int i = 0; i < 3; i++) {
        while (!full.load(std::memory_order_acquire))
          ;
        sum += slot;
        full.store(false, std::memory_order_release);
      }
    }
  }
  return sum & 127;
}
