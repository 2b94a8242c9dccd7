// Claim: each element goes to one thread, which has taken its number from a counter.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int a[5];
static std::atomic<int> next;

int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int i;
    while ((i = next.fetch_add(1, std::memory_order_relaxed)) < 5)
      a[i]++;
  }
  return a[0] & 127;
}
