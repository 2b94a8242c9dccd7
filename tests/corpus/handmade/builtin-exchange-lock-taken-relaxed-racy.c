// Claim: a lock that is taken by a relaxed exchange of the compiler's excludes, but orders nothing.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    while (__atomic_exchange_n(&l, 1, __ATOMIC_RELAXED))
      ;
    x++; //@ race(x)
    __atomic_store_n(&l, 0, __ATOMIC_RELEASE);
  }
  return x & 127;
}
