// Claim: a lock by the compiler's exchange.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    while (__atomic_exchange_n(&l, 1, __ATOMIC_ACQUIRE))
      ;
    x++;
    __atomic_store_n(&l, 0, __ATOMIC_RELEASE);
  }
  return x & 127;
}
