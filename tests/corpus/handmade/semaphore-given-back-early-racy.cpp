// Claim: a semaphore of one that is given back before the work lets a second thread in beside.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
static std::atomic<int> n{1}; static int x;
int main() {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v = n.load();
    while (v == 0 || !n.compare_exchange_strong(v, v - 1))
      v = n.load();
    n.fetch_add(1);
    x++; //@ race(x)
  }
  return x & 127;
}
