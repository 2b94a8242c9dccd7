// Claim: an endless loop that is left as soon as the flag is seen waits for it.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1;
#pragma omp atomic write release
      f = 1;
    } else {
      for (;;) {
        int v;
#pragma omp atomic read acquire
        v = f;
        if (v)
          break;
      }
      r = d;
    }
  }
  return r & 127;
}
