// Claim: behind a pointer into an array the elements are as they were when it was published.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int a[8];
static std::atomic<int *> head;
static int r[4];

int main() {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      a[2] = 1;
      a[3] = 2;
      head.store(&a[2], std::memory_order_release);
      a[5] = 3;
    } else {
      int *p = head.load(std::memory_order_acquire);
      if (p)
        r[me] = p[1];
    }
  }
  return r[1] & 127;
}
