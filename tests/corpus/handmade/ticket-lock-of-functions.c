// Claim: who has its turn reads the number that is called once more, and calls the next one.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <stdatomic.h>
struct tl { atomic_uint next, now; };
static struct tl l;
static int x;
static void take(struct tl *t) {
  unsigned m = atomic_fetch_add_explicit(&t->next, 1, memory_order_relaxed);
  while (atomic_load_explicit(&t->now, memory_order_acquire) != m) ;
}
static void give(struct tl *t) {
  unsigned m = atomic_load_explicit(&t->now, memory_order_relaxed);
  atomic_store_explicit(&t->now, m + 1, memory_order_release);
}
int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    take(&l);
    x++;
    give(&l);
  }
  return x & 127;
}
