// Claim: who comes first makes it under a lock variable; others see by the flag that it is made.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static std::atomic<int> ready;
static int o;
int main() {
  int r = 0;
  omp_lock_t l;
  omp_init_lock(&l);
#pragma omp parallel num_threads(8) reduction(+:r) //@ RACE_FREE
  {
    if (!ready.load(std::memory_order_acquire)) {
      omp_set_lock(&l);
      if (!ready.load(std::memory_order_relaxed)) {
        o = 42;
        ready.store(1, std::memory_order_release);
      }
      omp_unset_lock(&l);
    }
    r += o;
  }
  omp_destroy_lock(&l);
  return r & 127;
}
