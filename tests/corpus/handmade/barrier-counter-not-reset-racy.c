// Claim: a counter that is not reset is full when the first thread of the second round comes.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[2][2], c, g;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), n, v;
    for (int r = 0; r < 3; r++) {
      a[r & 1][me] = a[1 - (r & 1)][(me + 1) % all]; //@ race(a)
#pragma omp atomic capture acq_rel
      n = ++c;
      if (n >= all) {
#pragma omp atomic write release
        g = r + 1;
      } else {
        do {
#pragma omp atomic read acquire
          v = g;
        } while (v < r + 1);
      }
    }
  }
  return a[0][0] & 127;
}
