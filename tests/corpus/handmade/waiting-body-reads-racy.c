// Claim: the body of a waiting loop reads what is not ready yet.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
#pragma omp atomic write release
      f = 1;
    } else {
      int v, t = 0;
      do {
#pragma omp atomic read acquire
        v = f;
        t += d; //@ race(d)
      } while (!v);
      r = t;
    }
  }
  return r & 127;
}
