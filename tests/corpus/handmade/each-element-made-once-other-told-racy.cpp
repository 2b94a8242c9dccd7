// Claim: who tells that the next element is made leaves its own to be made again.
// Racy by one slip: the wrong element; operations in a loop that is dealt out are not explored.
// Source: C++17 [atomics.order]; semantics.md §6
#include <atomic>

static std::atomic<int> ready[8];
static int v[8], r[64];

int main() {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 64; i++) {
    int k = i % 8;
    if (!ready[k].load(std::memory_order_acquire)) {
#pragma omp critical
      {
        if (!ready[k].load(std::memory_order_relaxed)) {
          v[k] = k * k; //@ race(v) possible
          ready[(k + 1) % 8].store(1, std::memory_order_release);
        }
      }
    }
    r[i] = v[k]; //@ race(v) possible
  }
  return r[1];
}
