// Claim: a loop that waits by acquiring reads is passed by only where a read that acquires has found what lets the thread pass.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, early, late;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int v;
    if (omp_get_thread_num() == 0) {
#pragma omp atomic write
      early = 0;
      d = 1;
#pragma omp atomic write release
      late = 1;
    } else {
#pragma omp atomic read
      v = early;
      while (!v) {
#pragma omp atomic read acquire
        v = late;
      }
      d = 2;
    }
  }
  return d & 127;
}
