// Claim: tickets of std::atomic, called one after the other.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic<int> next, serving;

int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int mine = next.fetch_add(1, std::memory_order_relaxed);
    while (serving.load(std::memory_order_acquire) != mine)
      ;
    x++;
    serving.store(mine + 1, std::memory_order_release);
  }
  return x & 127;
}
