// Claim: each element is made once, by who finds it not made under a lock as well; who finds it made sees how.
// Source: C++17 [atomics.order]; semantics.md §6
#include <atomic>

static std::atomic<int> ready[8];
static int v[8], r[64];

int main() {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 64; i++) {
    int k = i % 8;
    if (!ready[k].load(std::memory_order_acquire)) {
#pragma omp critical
      {
        if (!ready[k].load(std::memory_order_relaxed)) {
          v[k] = k * k;
          ready[k].store(1, std::memory_order_release);
        }
      }
    }
    r[i] = v[k];
  }
  return r[1];
}
