// Claim: a barrier whose last thread lets the others go by a relaxed write orders nothing, not even the reset of the count
// before an arrival in the next round, which may be wiped out.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[2][3], c, g;

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), s = 0, n, v;
    for (int r = 0; r < 2; r++) {
      a[r][me] = a[1 - r][(me + 1) % all]; //@ race(a)
      s = !s;
#pragma omp atomic capture acq_rel
      n = ++c;
      if (n == all) {
#pragma omp atomic write relaxed
        c = 0;
#pragma omp atomic write relaxed
        g = s;
      } else {
        do { //@ message(waits-forever)
#pragma omp atomic read acquire
          v = g;
        } while (v != s);
      }
    }
  }
  return a[0][0] & 127;
}
