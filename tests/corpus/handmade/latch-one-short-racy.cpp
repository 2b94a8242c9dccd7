// Claim: a latch that starts one short opens before the last thread has come.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int p[3], s;
static std::atomic<int> left{2};

int main() {
#pragma omp parallel num_threads(3) //@ RACE
  if (omp_get_num_threads() == 3) {
    int me = omp_get_thread_num();
    p[me] = me; //@ race(p)
    left.fetch_sub(1, std::memory_order_release);
    if (me == 0) {
      while (left.load(std::memory_order_acquire) > 0)
        ;
      s = p[0] + p[1] + p[2]; //@ race(p)
    }
  }
  return s & 127;
}
