// Claim: a lock by the compiler's comparison, which is a full barrier, and its release.
// Source: gcc's manual, __sync and __atomic functions; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    while (!__sync_bool_compare_and_swap(&l, 0, 1))
      ;
    x++;
    __sync_lock_release(&l);
  }
  return x & 127;
}
