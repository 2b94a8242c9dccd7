// Claim: a thread that does something of its own between two looks at a flag waits all the same.
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
      f.store(1, std::memory_order_release);
    } else {
      int pause = 1, spent = 0;
      while (!f.load(std::memory_order_acquire)) {
        for (int i = 0; i < pause; i++)
          spent++;
        if (pause < 64)
          pause *= 2;
      }
      r = d;
    }
  }
  return r & 127;
}
