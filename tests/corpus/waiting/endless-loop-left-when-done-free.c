// Claim: a waiting loop may be left from within by what it noted: data written before the value is ordered. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, ready;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    if (omp_get_thread_num() == 0) {
      x = 1;
#pragma omp critical
      ready = 1;
    } else {
      int done = 0;
      for (;;) {
#pragma omp critical
        if (ready)
          done = 1;
        if (done)
          break;
      }
      x += 2;
    }
  }
  return x & 127;
}
