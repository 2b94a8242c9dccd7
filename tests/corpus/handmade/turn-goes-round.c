// Claim: the turn goes from each thread to the next, twice round.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, t;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int r = 0; r < 2; r++) {
      do {
#pragma omp atomic read acquire
        v = t;
      } while (v != me);
      x++;
#pragma omp atomic write release
      t = (me + 1) % all;
    }
  }
  return x & 127;
}
