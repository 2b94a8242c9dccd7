// Claim: who claims an element alone may use what the element stands for, and nothing of its neighbour.
// Racy by one slip: the second write is behind the claim of one element and of the next one's datum.
// Source: C++17 [atomics.order]; semantics.md §6
#include <atomic>

static std::atomic<int> c[4];
static int x[8];

int main() {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 64; i++) {
    int k = i % 4;
    if (!c[k].exchange(1, std::memory_order_relaxed)) {
      x[k] = k;     //@ race(x)
      x[k + 1] = k; //@ race(x)
    }
  }
  return x[1];
}
