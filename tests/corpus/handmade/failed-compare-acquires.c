// Claim: a comparison that acquires where it fails, too, orders what was released with what it found.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int f, d, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1;
#pragma omp atomic write release
      f = 1;
    } else {
      int v;
#pragma omp atomic compare capture acq_rel fail(acquire)
      { v = f; if (f == 2) { f = 3; } }
      if (v == 1)
        r = d;
    }
  }
  return r & 127;
}
