// Claim: who uses another element than the one that was found made may see it half made.
// Racy by one slip: the wrong element.
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
          v[k] = k * k; //@ race(v)
          ready[k].store(1, std::memory_order_release);
        }
      }
    }
    r[i] = v[(k + 1) % 8]; //@ race(v)
  }
  return r[1];
}
