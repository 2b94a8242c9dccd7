// Claim: a comparison of OpenMP that fails acquires where its fail clause says so.
// Source: OpenMP 5.2 §15.8.4; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, x;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int v;
    if (omp_get_thread_num() == 0) {
      d = 1;
#pragma omp atomic write release
      x = 1;
    } else {
#pragma omp atomic compare capture acq_rel fail(acquire)
      { v = x; if (x == 7) { x = 8; } }
      if (v == 1)
        d = 2;
    }
  }
  return d & 127;
}
