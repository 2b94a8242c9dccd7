// Claim: a relaxed count says that all have come, and not what they did before.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[8], q[8], c;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me; //@ race(p)
#pragma omp atomic update relaxed
    c++;
    do {
#pragma omp atomic read acquire
      v = c;
    } while (v < all);
    q[me] = p[(me + 1) % all]; //@ race(p)
  }
  return q[0] & 127;
}
