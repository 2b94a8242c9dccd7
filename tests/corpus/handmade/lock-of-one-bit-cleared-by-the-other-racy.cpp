// Claim: a lock of one bit stays taken as long as nobody else clears the bit.
// Racy by one slip: a thread that does not hold it clears all of the number but two bits of data; which values the number takes then is not followed.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> l;
static int x;

int main() {
#pragma omp parallel //@ RACE
  {
    if (omp_get_thread_num() == 2)
      l.fetch_and(3, std::memory_order_relaxed);
    while (l.fetch_or(4, std::memory_order_acquire) & 4)
      ;
    x++; //@ race(x) possible
    l.fetch_and(3, std::memory_order_release);
  }
  return x & 127;
}
