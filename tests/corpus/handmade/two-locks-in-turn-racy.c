// Claim: who holds the second lock is not kept from who holds the first one.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <stdatomic.h>
static atomic_int l, k;
static int x;
static void take(atomic_int *p) { while (atomic_exchange_explicit(p, 1, memory_order_acquire)) ; }
static void give(atomic_int *p) { atomic_store_explicit(p, 0, memory_order_release); }
int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    take(&l);
    x++; //@ race(x)
    give(&l);
    take(&k);
    x++; //@ race(x)
    give(&k);
  }
  return x & 127;
}
