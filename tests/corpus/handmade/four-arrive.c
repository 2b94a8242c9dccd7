// Claim: a count that is awaited as a number of its own is only reached by a team of that size; smaller ones stand still.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[4], q[4], c;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v, me = omp_get_thread_num();
    p[me] = me;
#pragma omp atomic update release
    c++;
    do { //@ message(needs-more-threads)
#pragma omp atomic read acquire
      v = c;
    } while (v < 4);
    q[me] = p[(me + 1) % 4];
  }
  return q[0] & 127;
}
