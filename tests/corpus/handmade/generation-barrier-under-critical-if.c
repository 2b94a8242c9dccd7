// Claim: a barrier in a critical region, for more threads than are looked at.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int c, g, p[8], q[8];
int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE_IF(bounded-team)
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), mine, now;
    p[me] = me;
#pragma omp critical(b)
    {
      mine = g;
      if (++c == all) { c = 0; g++; }
    }
    do {
#pragma omp critical(b)
      now = g;
    } while (now == mine);
    q[me] = p[(me + 1) % all];
  }
  return q[0];
}
