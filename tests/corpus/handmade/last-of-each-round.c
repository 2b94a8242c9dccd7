// Claim: a barrier behind each round keeps the next one from what the last thread of this one reads.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[2], c, s;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int n, me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int r = 0; r < 3; r++) {
      p[me] = r;
#pragma omp atomic capture acq_rel
      n = ++c;
      if (n % all == 0)
        for (int i = 0; i < all; i++)
          s += p[i];
#pragma omp barrier
    }
  }
  return s & 127;
}
