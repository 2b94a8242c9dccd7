// Claim: a counter that is not reset holds nobody from the second round on.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[2][64], c, g;

int main(void) {
#pragma omp parallel num_threads(64) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), v;
    for (int r = 0; r < 6; r++) {
      a[r & 1][me] = a[~r & 1][(me + 1) % all]; //@ race(a)
#pragma omp atomic update release
      c++;
      do {
#pragma omp atomic read acquire
        v = c;
      } while (v < all);
    }
  }
  return a[0][0] & 127;
}
