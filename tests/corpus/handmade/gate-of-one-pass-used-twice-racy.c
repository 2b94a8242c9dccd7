// Claim: a gate that nobody closes again holds nobody in the second pass.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
static atomic_int c, g;
static int p[8], q[8];
static void wait_all(int all) {
  if (atomic_fetch_add(&c, 1) == all - 1) {
    atomic_store(&c, 0);
    atomic_store(&g, 1);
  } else
    while (!atomic_load(&g)) ;
}
int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me;
    wait_all(all);
    q[me] = p[(me + 1) % all]; //@ race(q)
    wait_all(all);
    p[me] = q[(me + 1) % all]; //@ race(q)
  }
  return q[0];
}
