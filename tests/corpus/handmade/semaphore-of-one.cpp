// Claim: a semaphore of one, whose loop keeps the number that it has read for the next trip, lets one thread through at a time.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
static std::atomic<int> n{1}; static int x;
int main() {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v = n.load();
    while (v == 0 || !n.compare_exchange_strong(v, v - 1))
      v = n.load();
    x++;
    n.fetch_add(1);
  }
  return x & 127;
}
