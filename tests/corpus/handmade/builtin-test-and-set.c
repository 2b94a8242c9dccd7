// Claim: a lock by the compiler's test and set, which acquires, and release.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    while (__sync_lock_test_and_set(&l, 1))
      ;
    x++;
    __sync_lock_release(&l);
  }
  return x & 127;
}
