// Claim: who flips a bit takes the lock from who has it.
// Racy by one slip: exclusive or instead of or; which values the bit takes then is not followed to the end.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static std::atomic<int> l;
static int x;

int main() {
#pragma omp parallel //@ RACE
  {
    while (l.fetch_xor(1, std::memory_order_acquire) & 1)
      ;
    x++; //@ race(x) possible
    l.store(0, std::memory_order_release);
  }
  return x & 127;
}
