// Claim: a gate that is opened once: who waits while it is 0 waits for all.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
static atomic_int c, g;
static int p[64], q[64];
int main(void) {
#pragma omp parallel num_threads(64) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me;
    if (atomic_fetch_add(&c, 1) == all - 1) {
      atomic_store(&c, 0);
      atomic_store(&g, 1);
    } else
      while (!atomic_load(&g)) ;
    q[me] = p[(me + 1) % all];
  }
  return q[0];
}
