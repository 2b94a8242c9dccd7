// Claim: a barrier that keeps the number of threads beside its counter.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
struct Barrier {
  std::atomic<int> c{0};
  std::atomic<int> g{0};
  int n;
  explicit Barrier(int n) : n(n) {}
  void wait() {
    int mine = g.load(std::memory_order_relaxed);
    if (c.fetch_add(1, std::memory_order_acq_rel) + 1 == n) {
      c.store(0, std::memory_order_relaxed);
      g.store(mine + 1, std::memory_order_release);
    } else
      while (g.load(std::memory_order_acquire) == mine) ; //@ message(needs-more-threads)
  }
};
static int p[4], q[4];
int main() {
  Barrier b(4);
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = 1;
    b.wait();
    q[me] = p[(me + 1) % all];
  }
  return 0;
}
