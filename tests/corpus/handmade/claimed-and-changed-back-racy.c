// Claim: what is set back can be claimed again.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, made, o;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int v, r = 0;
#pragma omp atomic compare capture relaxed
    { v = x; if (x == 0) { x = 1; } }
    if (v == 0) {
      o = 42; //@ race(o)
#pragma omp atomic write release
      made = 1;
#pragma omp atomic write relaxed
      x = 0;
    } else {
      do {
#pragma omp atomic read acquire
        r = made;
      } while (!r);
    }
    r += o; //@ race(o)
  }
  return o & 127;
}
