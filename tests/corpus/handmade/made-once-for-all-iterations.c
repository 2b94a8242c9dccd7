// Claim: a table that the first caller makes under a lock: the same thread may come by in many iterations.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <stdatomic.h>
static atomic_int ready;
static int table[16];
static int get(int i) {
  if (!atomic_load_explicit(&ready, memory_order_acquire)) {
#pragma omp critical(init)
    {
      if (!atomic_load_explicit(&ready, memory_order_relaxed)) {
        for (int k = 0; k < 16; k++)
          table[k] = k * k;
        atomic_store_explicit(&ready, 1, memory_order_release);
      }
    }
  }
  return table[i];
}
int main(void) {
  int s = 0;
#pragma omp parallel for num_threads(8) reduction(+:s) //@ RACE_FREE
  for (int i = 0; i < 16; i++)
    s += get(i);
  return s & 127;
}
