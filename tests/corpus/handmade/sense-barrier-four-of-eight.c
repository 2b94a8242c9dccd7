// Claim: a barrier for four orders teams of four at most; larger ones are not looked at, and would race.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[2][8], c, g;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE_IF(bounded-team)
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), s = 0, n, v;
    for (int r = 0; r < 6; r++) {
      a[r & 1][me] = a[~r & 1][(me + 1) % all];
      s = !s;
#pragma omp atomic capture acq_rel
      n = ++c;
      if (n == 4) {
#pragma omp atomic write relaxed
        c = 0;

#pragma omp atomic write release
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
