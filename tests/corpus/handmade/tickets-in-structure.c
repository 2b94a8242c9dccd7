// Claim: the two numbers of a ticket lock may be members of one structure.
// Source: gcc's manual, __atomic functions; semantics.md §6
// Output: depends on the team size

static struct { unsigned next, now; } t; static int x;
int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    unsigned m = __atomic_fetch_add(&t.next, 1, __ATOMIC_RELAXED);
    while (__atomic_load_n(&t.now, __ATOMIC_ACQUIRE) != m) ;
    x++;
    __atomic_store_n(&t.now, m + 1, __ATOMIC_RELEASE);
  }
  return x & 127;
}
