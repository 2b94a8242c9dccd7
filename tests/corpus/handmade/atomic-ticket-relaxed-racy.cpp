// Claim: a ticket of std::atomic that is called by a relaxed store orders nothing.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic<int> next, serving;

int main() {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int mine = next.fetch_add(1);
    while (serving.load() != mine)
      ;
    x++; //@ race(x)
    serving.store(mine + 1, std::memory_order_relaxed);
  }
  return x & 127;
}
