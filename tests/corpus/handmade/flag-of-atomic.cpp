// Claim: a flag of std::atomic, written and read in the default order, hands over what was written before it.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> f;
static int d, r;

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1;
      f = 1;
    } else {
      while (!f)
        ;
      r = d;
    }
  }
  return r & 127;
}
