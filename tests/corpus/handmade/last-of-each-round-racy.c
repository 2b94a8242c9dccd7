// Claim: a fast thread writes for the next round while the last one of this round still reads.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[2], c, s;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int n, me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int r = 0; r < 3; r++) {
      p[me] = r; //@ race(p)
#pragma omp atomic capture acq_rel
      n = ++c;
      if (n % all == 0)
        for (int i = 0; i < all; i++)
          s += p[i]; //@ race(p)
    }
  }
  return s & 127;
}
