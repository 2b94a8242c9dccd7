// Claim: a comparison that acquires only where it fails takes a lock if a fence stands behind it.
// Source: gcc's manual, __atomic functions; C++17 [atomics.fences]; semantics.md §6
// Output: depends on the team size

static int l, x;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    int none = 0;
    while (!__atomic_compare_exchange_n(&l, &none, 1, 0, __ATOMIC_RELAXED, __ATOMIC_ACQUIRE))
      none = 0;
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    x++;
    __atomic_store_n(&l, 0, __ATOMIC_RELEASE);
  }
  return x & 127;
}
