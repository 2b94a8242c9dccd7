// Claim: each element is made once as long as none is set back.
// Racy by one slip: one iteration sets the neighbour back, under the lock.
// Source: C++17 [atomics.order]; semantics.md §6
#include <atomic>

static std::atomic<int> ready[4];
static int v[4], r[64];

int main() {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 64; i++) {
    int k = i % 4;
    if (!ready[k].load(std::memory_order_acquire)) {
#pragma omp critical
      {
        if (!ready[k].load(std::memory_order_relaxed)) {
          v[k] = k * k; //@ race(v) possible
          ready[k].store(1, std::memory_order_release);
        }
      }
    }
    r[i] = v[k]; //@ race(v) possible
    if (i == 5) {
#pragma omp critical
      ready[(k + 1) % 4].store(0, std::memory_order_release);
    }
  }
  return r[1];
}
