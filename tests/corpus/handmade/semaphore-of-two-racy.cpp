// Claim: a semaphore of two lets two threads through.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int x;
static std::atomic<int> tokens{2};

int main() {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int n = tokens.load(std::memory_order_relaxed);
    while (n == 0 || !tokens.compare_exchange_strong(n, n - 1, std::memory_order_acquire, std::memory_order_relaxed))
      n = tokens.load(std::memory_order_relaxed);
    x++; //@ race(x) possible
    tokens.fetch_add(1, std::memory_order_release);
  }
  return x & 127;
}
