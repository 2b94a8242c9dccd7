// Claim: who takes the state from "not made" makes it; the others wait for "made".
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int o, r[4];
static std::atomic<int> state;

int main() {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int none = 0;
    if (state.compare_exchange_strong(none, 1, std::memory_order_relaxed)) {
      o = 42;
      state.store(2, std::memory_order_release);
    } else {
      while (state.load(std::memory_order_acquire) != 2)
        ;
    }
    r[omp_get_thread_num()] = o;
  }
  return r[0] & 127;
}
