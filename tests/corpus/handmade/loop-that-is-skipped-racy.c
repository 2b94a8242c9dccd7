// Claim: a loop that waits by acquiring reads orders nothing where what a relaxed read has found lets the thread pass it by.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, early, late;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int v;
    if (omp_get_thread_num() == 0) {
#pragma omp atomic write
      early = 1;
      d = 1; //@ race(d)
#pragma omp atomic write release
      late = 1;
    } else {
#pragma omp atomic read
      v = early;
      while (!v) {
#pragma omp atomic read acquire
        v = late;
      }
      d = 2; //@ race(d)
    }
  }
  return d & 127;
}
