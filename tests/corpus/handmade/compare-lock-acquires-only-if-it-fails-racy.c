// Claim: who takes a lock by a comparison that acquires only where it fails does not know what its last holder did.
// Racy by one slip: the fence behind the comparison is missing; the trips before, which acquire, have read from who took the lock.
// Source: gcc's manual, __atomic functions; C++17 [atomics.types.operations]; semantics.md §6
// Output: depends on the team size

static int l, x;

int main(void) {
#pragma omp parallel //@ RACE
  {
    int none = 0;
    while (!__atomic_compare_exchange_n(&l, &none, 1, 0, __ATOMIC_RELAXED, __ATOMIC_ACQUIRE))
      none = 0;
    x++; //@ race(x)
    __atomic_store_n(&l, 0, __ATOMIC_RELEASE);
  }
  return x & 127;
}
