// Claim: an update of another thread continues the release sequence of the write that it found.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), v;
    if (omp_get_num_threads() == 3) {
      if (me == 0) {
        d = 1;
#pragma omp atomic write release
        f = 1;
      } else if (me == 1) {
        do {
#pragma omp atomic read relaxed
          v = f;
        } while (v != 1);
#pragma omp atomic update relaxed
        f++;
      } else {
        do {
#pragma omp atomic read acquire
          v = f;
        } while (v != 2);
        r = d;
      }
    }
  }
  return r & 127;
}
