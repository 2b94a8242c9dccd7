// Claim: a relaxed look at the flag does not tell what was made before it was set.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int o, q;
int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int p, r;
#pragma omp atomic read relaxed
    p = q;
    if (!p) {
#pragma omp critical
      {
#pragma omp atomic read relaxed
        p = q;
        if (!p) {
          o = 42; //@ race(o)
#pragma omp atomic write release
          q = 1;
        }
      }
    }
    r = o; //@ race(o)
  }
  return o & 127;
}
