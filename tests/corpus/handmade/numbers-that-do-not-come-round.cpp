// Claim: a number that is large enough for all steps is found once.
// Source: C++17 [atomics.types.int]; semantics.md §6
#include <atomic>

static std::atomic<unsigned long long> n;
static int x;

int main() {
#pragma omp parallel //@ RACE_FREE
  {
    if (n.fetch_add(1ULL << 30, std::memory_order_relaxed) == 0)
      x++;
  }
  return x;
}
