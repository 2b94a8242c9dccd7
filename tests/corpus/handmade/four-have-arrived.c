// Claim: a counter reaches four only in a team of four; smaller ones wait for ever, and nothing races.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[4], q[4], c;

int step(void) {
  c = 0;
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me;
#pragma omp atomic update release
    c++;
    do { //@ message(needs-more-threads)
#pragma omp atomic read acquire
      v = c;
    } while (v < 4);
    q[me] = p[(me + 1) % all];
  }
  return q[0];
}
