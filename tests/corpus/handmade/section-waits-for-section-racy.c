// Claim: a section that waits for another one's flag is ordered after it, but not after what stands behind the flag.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, e, f, r;

int main(void) {
#pragma omp parallel sections num_threads(2) //@ RACE
  {
#pragma omp section
    {
      d = 1;
#pragma omp atomic write release
      f = 1;
      e = 1; //@ race(e)
    }
#pragma omp section
    {
      int v;
      do {
#pragma omp atomic read acquire
        v = f;
      } while (!v);
      r = d + e; //@ race(e)
    }
  }
  return r & 127;
}
