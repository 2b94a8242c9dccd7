// Claim: one round of signals to the next thread tells of two threads only; of three, one does not know what the next one has done.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int f[4], p[4], q[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE witness T<=3
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me; //@ race(p)
#pragma omp atomic write release
    f[(me + 1) % all] = 1;
    do {
#pragma omp atomic read acquire
      v = f[me];
    } while (!v);
    q[me] = p[(me + 1) % all]; //@ race(p)
  }
  return q[0] & 127;
}
