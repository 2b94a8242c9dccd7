// Claim: a lock by the compiler's comparison that acquires where it succeeds.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int expected = 0;
    while (!__atomic_compare_exchange_n(&l, &expected, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
      expected = 0;
    x++;
    __atomic_store_n(&l, 0, __ATOMIC_RELEASE);
  }
  return x & 127;
}
