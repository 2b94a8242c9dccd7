// Claim: a barrier whose count is relaxed does not order what the threads did before they came.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

struct Barrier {
  std::atomic<int> count{0};
  std::atomic<int> sense{0};

  void wait(int all, int s) {
    if (count.fetch_add(1, std::memory_order_relaxed) == all - 1) {
      count.store(0, std::memory_order_relaxed);
      sense.store(s, std::memory_order_release);
    } else {
      while (sense.load(std::memory_order_acquire) != s)
        ;
    }
  }
};

static Barrier barrier;
static int a[2][2];

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int r = 0; r < 2; r++) {
      a[r][me] = a[1 - r][(me + 1) % all]; //@ race(a)
      barrier.wait(all, 1 - r);
    }
  }
  return a[0][0] & 127;
}
