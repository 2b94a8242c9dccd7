// Claim: who waits for a second thread waits for ever where there is none, and nothing races.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int v;
    if (omp_get_thread_num() == 1) {
      d = 1;
#pragma omp atomic write release
      f = 1;
    } else {
      do { //@ message(needs-more-threads)
#pragma omp atomic read acquire
        v = f;
      } while (!v);
      r = d;
    }
  }
  return r & 127;
}
