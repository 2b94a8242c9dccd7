// Claim: a function that gives up returns without the lock.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <stdatomic.h>
static atomic_int l;
static int x;
static void take(void) {
  for (int i = 0; i < 100; i++)
    if (!atomic_exchange(&l, 1))
      return;
}
int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  {
    take();
    x++; //@ race(x)
    atomic_store(&l, 0);
  }
  return x & 127;
}
