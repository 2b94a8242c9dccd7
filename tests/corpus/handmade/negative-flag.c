// Claim: a flag that is raised by a negative number.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
      d = 1;
#pragma omp atomic write release
      f = -1;
    } else {
      do {
#pragma omp atomic read acquire
        v = f;
      } while (v >= 0);
      r = d;
    }
  }
  return r & 127;
}
