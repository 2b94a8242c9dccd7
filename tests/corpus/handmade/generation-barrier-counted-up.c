// Claim: the generation of a barrier is counted up by an update.
// Source: gcc's manual, __atomic functions; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int c, g, p[64], q[64];
int main(void) {
#pragma omp parallel num_threads(64) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int r = 0; r < 4; r++) {
      p[me] = r;
      int mine = __atomic_load_n(&g, __ATOMIC_RELAXED);
      if (__atomic_add_fetch(&c, 1, __ATOMIC_ACQ_REL) == all) {
        __atomic_store_n(&c, 0, __ATOMIC_RELAXED);
        __atomic_add_fetch(&g, 1, __ATOMIC_RELEASE);
      } else
        while (__atomic_load_n(&g, __ATOMIC_ACQUIRE) == mine) ;
      q[me] = p[(me + 1) % all];
      int mine2 = __atomic_load_n(&g, __ATOMIC_RELAXED);
      if (__atomic_add_fetch(&c, 1, __ATOMIC_ACQ_REL) == all) {
        __atomic_store_n(&c, 0, __ATOMIC_RELAXED);
        __atomic_add_fetch(&g, 1, __ATOMIC_RELEASE);
      } else
        while (__atomic_load_n(&g, __ATOMIC_ACQUIRE) == mine2) ;
    }
  }
  return 0;
}
