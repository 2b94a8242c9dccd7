// Claim: a barrier whose counter and generation only who is in a critical region touches.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int c, g, p[4], q[4];
int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), mine, now;
    p[me] = me;
#pragma omp critical(b)
    {
      mine = g;
      c++;
      if (c == all) { c = 0; g = mine + 1; }
    }
    do {
#pragma omp critical(b)
      now = g;
    } while (now == mine);
    q[me] = p[(me + 1) % all];
  }
  return q[0];
}
