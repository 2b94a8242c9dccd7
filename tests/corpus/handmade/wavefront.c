// Claim: each thread follows the one before it, from step to step.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int g[3][4], done[3];

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int v, me = omp_get_thread_num();
    for (int k = 1; k < 4; k++) {
      if (me) {
        do {
#pragma omp atomic read acquire
          v = done[me - 1];
        } while (v < k);
      }
      g[me][k] = g[me ? me - 1 : 0][k - !me] + 1;
#pragma omp atomic write release
      done[me] = k;
    }
  }
  return g[0][3] & 127;
}
