// Claim: behind a flush each later store of the thread releases what was before the flush.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1;
#pragma omp flush
#pragma omp atomic write relaxed
      f = 1;
#pragma omp atomic write relaxed
      f = 2;
    } else {
      int v;
      do {
#pragma omp atomic read acquire
        v = f;
      } while (v != 2);
      r = d;
    }
  }
  return r & 127;
}
