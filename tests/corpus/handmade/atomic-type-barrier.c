// Claim: a counter of an atomic type, counted and read by plain operators: each of them is sequentially consistent.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>

static int p[4], q[4];
static _Atomic int c;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me;
    c++;
    while (c < all)
      ;
    q[me] = p[(me + 1) % all];
  }
  return q[0] & 127;
}
