// Claim: one lock for each bucket.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
static std::atomic<int> l[16];
static int h[16];
int main() {
#pragma omp parallel for num_threads(8) //@ RACE_FREE
  for (int i = 0; i < 1000; i++) {
    int k = i * 7 % 16;
    while (l[k].exchange(1, std::memory_order_acquire)) ;
    h[k]++;
    l[k].store(0, std::memory_order_release);
  }
  return h[0] & 127;
}
