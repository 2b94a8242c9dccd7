// Claim: Peterson's algorithm with std::atomic in its default order.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int x;
static std::atomic<int> f[2], t;

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), other = 1 - me;
    f[me] = 1;
    t = other;
    while (f[other] && t == other)
      ;
    x++;
    f[me] = 0;
  }
  return x & 127;
}
