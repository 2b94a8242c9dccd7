// Claim: Peterson's algorithm in functions, many times.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static std::atomic<bool> want[2];
static std::atomic<int> victim;
static int x;
static void lock(int i) {
  want[i].store(true);
  victim.store(i);
  while (want[1 - i].load() && victim.load() == i) ;
}
static void unlock(int i) { want[i].store(false); }
int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    for (int r = 0; r < 5; r++) {
      lock(me);
      x++;
      unlock(me);
    }
  }
  return x;
}
