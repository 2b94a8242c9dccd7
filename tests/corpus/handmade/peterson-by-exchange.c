// Claim: Peterson's algorithm, relaxed but for an exchange that orders the two entries.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, f[2], t;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), other = 1 - me, a, b;
#pragma omp atomic write relaxed
    f[me] = 1;
#pragma omp atomic capture acq_rel
    { b = t; t = other; }
    do {
#pragma omp atomic read acquire
      a = f[other];
#pragma omp atomic read acquire
      b = t;
    } while (a && b == other);
    x++;
#pragma omp atomic write release
    f[me] = 0;
  }
  return x & 127;
}
