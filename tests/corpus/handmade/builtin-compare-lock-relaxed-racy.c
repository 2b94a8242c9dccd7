// Claim: a comparison of all orders does not make up for a lock that is given back relaxed.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    while (!__sync_bool_compare_and_swap(&l, 0, 1))
      ;
    x++; //@ race(x)
    __atomic_store_n(&l, 0, __ATOMIC_RELAXED);
  }
  return x & 127;
}
