// Claim: who waits for the flag that says "begun" is not told that the work is done.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> begun, done;
static int d, r;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      begun.store(1, std::memory_order_release);
      d = 1; //@ race(d)
      done.store(1, std::memory_order_release);
    } else {
      while (!begun.load(std::memory_order_acquire))
        ;
      r = d; //@ race(d)
    }
  }
  return r & 127;
}
