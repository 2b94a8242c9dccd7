// Claim: a barrier that keeps the number of threads waits for all as long as nobody changes that.
// Racy by one slip: a thread makes the number smaller before it waits; others read it meanwhile.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
struct Barrier {
  std::atomic<int> c{0};
  std::atomic<int> g{0};
  std::atomic<int> n{4};
  void wait() {
    int mine = g.load(std::memory_order_relaxed);
    if (c.fetch_add(1, std::memory_order_acq_rel) + 1 == n.load(std::memory_order_relaxed)) {
      c.store(0, std::memory_order_relaxed);
      g.store(mine + 1, std::memory_order_release);
    } else
      while (g.load(std::memory_order_acquire) == mine) ; //@ message(waits-forever)
  }
};
static int p[4], q[4];
int main() {
  Barrier b;
#pragma omp parallel num_threads(4) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = 1; //@ race(p)
    if (me == 0)
      b.n.store(2, std::memory_order_relaxed);
    b.wait();
    q[me] = p[(me + 1) % all]; //@ race(p)
  }
  return 0;
}
