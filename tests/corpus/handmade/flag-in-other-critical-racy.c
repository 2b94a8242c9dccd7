// Claim: critical regions of different names neither exclude each other nor order.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d) possible
#pragma omp critical(flag)
      f = 1; //@ race(f) possible
    } else {
      int v;
      do {
#pragma omp critical(flags)
        v = f; //@ race(f) possible
      } while (!v);
      r = d; //@ race(d) possible
    }
  }
  return r & 127;
}
