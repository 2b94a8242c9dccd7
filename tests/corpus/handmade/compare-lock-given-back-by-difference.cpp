// Claim: who has the lock takes away the one that it has put there.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
static std::atomic<int> l;
static int x;
int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int e;
    do { e = 0; } while (!l.compare_exchange_weak(e, 1));
    x++;
    l.fetch_sub(1);
  }
  return x & 127;
}
