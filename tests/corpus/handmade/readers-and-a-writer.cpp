// Claim: readers count themselves in and out; a writer comes only while nobody is there.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int d, r[3];
static std::atomic<int> in;

int main() {
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), n = 0;
    if (me == 0) {
      while (!in.compare_exchange_strong(n, -1, std::memory_order_acquire, std::memory_order_relaxed))
        n = 0;
      d = 1;
      in.store(0, std::memory_order_release);
    } else if (in.compare_exchange_strong(n, 1, std::memory_order_acquire, std::memory_order_relaxed) ||
               (n > 0 && in.compare_exchange_strong(n, n + 1, std::memory_order_acquire, std::memory_order_relaxed))) {
      r[me] = d;
      in.fetch_sub(1, std::memory_order_release);
    }
  }
  return r[1] & 127;
}
