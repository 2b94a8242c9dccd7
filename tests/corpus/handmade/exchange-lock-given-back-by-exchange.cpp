// Claim: a lock that is given back by an exchange, as it is taken.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
static std::atomic<int> l;
static int x;
int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    while (l.exchange(1)) ;
    x++;
    l.exchange(0);
  }
  return x & 127;
}
