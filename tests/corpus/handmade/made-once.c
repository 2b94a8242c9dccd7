// Claim: who comes first makes it under a lock; others see by the flag that it is made, or look again under the lock.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int o, q;
int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int p, r;
#pragma omp atomic read acquire
    p = q;
    if (!p) {
#pragma omp critical
      {
#pragma omp atomic read relaxed
        p = q;
        if (!p) {
          o = 42;
#pragma omp atomic write release
          q = 1;
        }
      }
    }
    r = o;
  }
  return o & 127;
}
