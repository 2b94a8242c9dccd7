// Claim: what is set back may be made again, while others read it.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <stdatomic.h>
static atomic_int ready;
static int o, r[16];
int main(void) {
#pragma omp parallel for num_threads(8) //@ RACE
  for (int i = 0; i < 16; i++) {
    if (!atomic_load_explicit(&ready, memory_order_acquire)) {
#pragma omp critical(init)
      {
        if (!atomic_load_explicit(&ready, memory_order_relaxed)) {
          o = 42; //@ race(o) possible
          atomic_store_explicit(&ready, 1, memory_order_release);
        }
      }
    }
    r[i] = o; //@ race(o) possible
    if (i % 4 == 0)
      atomic_store(&ready, 0);
  }
  return r[0];
}
