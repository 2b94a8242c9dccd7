// Claim: a plain flag that all look at in the same critical region hands over what was written before.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1;
#pragma omp critical(flag)
      f = 1;
    } else {
      int v;
      do {
#pragma omp critical(flag)
        v = f;
      } while (!v);
      r = d;
    }
  }
  return r & 127;
}
