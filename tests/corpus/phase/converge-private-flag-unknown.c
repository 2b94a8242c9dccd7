// Claim: each thread has a flag of its own that it sets by its own number: not all of them go on. Source: semantics.md §4
#include <omp.h>

void halve(int *a, int rounds) {
#pragma omp parallel //@ UNKNOWN(misaligned-barrier)
  {
    int done = 0;
    while (!done) {
#pragma omp barrier //@ message(misaligned-barrier)
      if (omp_get_thread_num() < rounds) {
        done = 1;
      }
    }
#pragma omp masked
    a[0] = 1;
  }
}
