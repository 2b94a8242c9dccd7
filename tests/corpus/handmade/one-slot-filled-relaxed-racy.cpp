// Claim: a slot that is said to be full by a relaxed store may be read while it is written.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int slot, sum;
static std::atomic<bool> full;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      for (int i = 0; i < 3; i++) {
        while (full.load(std::memory_order_acquire))
          ;
        slot = i; //@ race(slot)
        full.store(true, std::memory_order_relaxed);
      }
    } else {
      for (int i = 0; i < 3; i++) {
        while (!full.load(std::memory_order_acquire))
          ;
        sum += slot; //@ race(slot)
        full.store(false, std::memory_order_release);
      }
    }
  }
  return sum & 127;
}
