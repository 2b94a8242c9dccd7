// Claim: a ring whose counters go round: one slot is kept free.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static std::atomic<int> head, tail;
static int buf[4];
int main() {
  int sum = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    if (omp_get_thread_num() == 0) {
      for (int i = 0; i < 6; i++) {
        int t = tail.load(std::memory_order_relaxed);
        while ((t + 1) % 4 == head.load(std::memory_order_acquire)) ; //@ message(needs-more-threads)
        buf[t] = i;
        tail.store((t + 1) % 4, std::memory_order_release);
      }
    } else {
      for (int i = 0; i < 6; i++) {
        int h = head.load(std::memory_order_relaxed);
        while (h == tail.load(std::memory_order_acquire)) ;
        sum += buf[h];
        head.store((h + 1) % 4, std::memory_order_release);
      }
    }
  }
  return sum;
}
