// Claim: a root that waits for one child only lets all go before the other one has come.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[4], q[4], up[4], go;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me; //@ race(p)
    for (int child = 2 * me + 1; child < 2 * me + 2 && child < all; child++) {
      do {
#pragma omp atomic read acquire
        v = up[child];
      } while (!v);
    }
    if (me == 0) {
#pragma omp atomic write release
      go = 1;
    } else {
#pragma omp atomic write release
      up[me] = 1;
      do {
#pragma omp atomic read acquire
        v = go;
      } while (!v);
    }
    q[me] = p[(me + 1) % all]; //@ race(p)
  }
  return q[0] & 127;
}
