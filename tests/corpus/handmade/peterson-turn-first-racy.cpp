// Claim: who gives the turn away before it says that it wants to go in may go in with the other one.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static std::atomic<bool> want[2];
static std::atomic<int> victim;
static int x;
static void lock(int i) {
  victim.store(i);
  want[i].store(true);
  while (want[1 - i].load() && victim.load() == i) ;
}
static void unlock(int i) { want[i].store(false); }
int main() {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int me = omp_get_thread_num();
    lock(me);
    x++; //@ race(x)
    unlock(me);
  }
  return x;
}
