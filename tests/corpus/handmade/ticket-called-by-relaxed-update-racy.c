// Claim: a relaxed update calls the next ticket and hands nothing over.
// Source: gcc's manual, __atomic functions; semantics.md §6
// Output: depends on the team size
static int next, now, x;
int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int m = __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED);
    while (__atomic_load_n(&now, __ATOMIC_ACQUIRE) != m) ;
    x++; //@ race(x)
    __atomic_fetch_add(&now, 1, __ATOMIC_RELAXED);
  }
  return x & 127;
}
