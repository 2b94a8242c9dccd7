// Claim: a semaphore of two lets two threads in.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
static std::atomic<int> sem{2};
static int x;
static void down() {
  for (;;) {
    int v = sem.load(std::memory_order_relaxed);
    if (v > 0 && sem.compare_exchange_weak(v, v - 1, std::memory_order_acquire, std::memory_order_relaxed))
      return;
  }
}
static void up() { sem.fetch_add(1, std::memory_order_release); }
int main() {
#pragma omp parallel num_threads(8) //@ RACE
  {
    down();
    x++; //@ race(x)
    up();
  }
  return x & 127;
}
