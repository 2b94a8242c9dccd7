// Claim: who adds what a relaxed flag has announced reads what may be written at the same time.
// Racy by one slip: the order of the store.
// Source: C++17 [atomics.order]; OpenMP 5.2 §5.5.8; semantics.md §6, §8
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> f;
static int d;

int main() {
  int s = 0;
#pragma omp parallel num_threads(2) reduction(+ : s) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
      f.store(1, std::memory_order_relaxed);
    } else {
      while (!f.load(std::memory_order_acquire))
        ;
      s += d; //@ race(d)
    }
  }
  return s & 127;
}
