// Claim: a counter that is held against a constant below the team's size says nothing of who has not come.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[4], q[4], c;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  if (omp_get_num_threads() >= 3) {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me; //@ race(p)
#pragma omp atomic update release
    c++;
    do {
#pragma omp atomic read acquire
      v = c;
    } while (v < 3);
    q[me] = p[(me + 1) % all]; //@ race(p)
  }
  return q[0] & 127;
}
