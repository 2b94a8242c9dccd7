// Claim: the sense of a barrier may be the parity of the round, if it begins with the other one.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
static atomic_int c, g = 1;
static int a[2][64];
int main(void) {
#pragma omp parallel num_threads(64) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int r = 0; r < 10; r++) {
      a[r & 1][me] = a[~r & 1][(me + 1) % all];
      if (atomic_fetch_add(&c, 1) == all - 1) {
        atomic_store(&c, 0);
        atomic_store(&g, r & 1);
      } else
        while (atomic_load(&g) != (r & 1)) ;
    }
  }
  return 0;
}
