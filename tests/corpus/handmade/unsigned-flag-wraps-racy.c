// Claim: an unsigned flag that is counted down from 0 is large, so that the wait ends before the release.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static unsigned f;
static int d;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
#pragma omp atomic update
      f -= 1;
      d = 1; //@ race(d)
#pragma omp atomic write release
      f = 5;
    } else {
      unsigned v;
      do {
#pragma omp atomic read acquire
        v = f;
      } while (v < 5);
      d = 2; //@ race(d)
    }
  }
  return d & 127;
}
