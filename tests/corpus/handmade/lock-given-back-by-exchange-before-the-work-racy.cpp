// Claim: a lock that is given back before the work keeps nobody out.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
static std::atomic<int> l;
static int x;
int main() {
#pragma omp parallel num_threads(8) //@ RACE
  {
    while (l.exchange(1)) ;
    l.exchange(0);
    x++; //@ race(x)
  }
  return x & 127;
}
