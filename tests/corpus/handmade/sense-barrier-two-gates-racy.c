// Claim: each of two gates keeps the value that it was opened with, so that the next round does not wait.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int a[2][64], c, g[2];
int main(void) {
#pragma omp parallel num_threads(64) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), n, v;
    for (int r = 0; r < 6; r++) {
      a[r & 1][me] = a[~r & 1][(me + 1) % all]; //@ race(a)
#pragma omp atomic capture acq_rel
      n = ++c;
      if (n == all) {
#pragma omp atomic write relaxed
        c = 0;
#pragma omp atomic write release
        g[0] = 1;
      } else {
        do {
#pragma omp atomic read acquire
          v = g[0];
        } while (v != 1);
      }
#pragma omp atomic capture acq_rel
      n = ++c;
      if (n == all) {
#pragma omp atomic write relaxed
        c = 0;
#pragma omp atomic write release
        g[1] = 2;
      } else {
        do {
#pragma omp atomic read acquire
          v = g[1];
        } while (v != 2);
      }
    }
  }
  return a[0][0] & 127;
}
