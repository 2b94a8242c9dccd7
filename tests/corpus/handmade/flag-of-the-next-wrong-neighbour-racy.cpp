// Claim: a flag that the thread before has set says nothing of what the next one writes.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static std::atomic<int> flag[8];
static int d[8], r[8];
int main() {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    d[me] = me; //@ race(d)
    flag[(me + 1) % all].store(1, std::memory_order_release);
    while (!flag[me].load(std::memory_order_acquire)) ;
    r[me] = d[(me + 1) % all]; //@ race(d)
  }
  return r[0];
}
