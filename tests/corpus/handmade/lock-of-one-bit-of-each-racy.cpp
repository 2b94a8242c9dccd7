// Claim: threads that set different bits do not keep each other out.
// Racy by one slip: the bit is chosen by the thread.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> l;
static int x;

int main() {
#pragma omp parallel //@ RACE
  {
    int bit = omp_get_thread_num() % 2 ? 1 : 2;
    while (l.fetch_or(bit, std::memory_order_acquire) & bit)
      ;
    x++; //@ race(x)
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
