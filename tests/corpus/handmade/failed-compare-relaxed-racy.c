// Claim: the fail clause says how a comparison that fails is ordered.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int f, d, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
#pragma omp atomic write release
      f = 1;
    } else {
      int v;
#pragma omp atomic compare capture acquire fail(relaxed)
      { v = f; if (f == 2) { f = 3; } }
      if (v == 1)
        r = d; //@ race(d)
    }
  }
  return r & 127;
}
