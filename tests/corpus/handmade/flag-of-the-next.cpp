// Claim: each thread sets the flag of the next one, which reads what the one before has written.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static std::atomic<int> flag[8];
static int d[8], r[8];
int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    d[me] = me;
    flag[(me + 1) % all].store(1, std::memory_order_release);
    while (!flag[me].load(std::memory_order_acquire)) ;
    r[me] = d[(me + all - 1) % all];
  }
  return r[0];
}
