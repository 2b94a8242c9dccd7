// Claim: a flag that is still up from the round before lets the second round begin too early.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, s;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int v;
    for (int k = 0; k < 2; k++) {
      if (omp_get_thread_num() == 0) {
        d = k; //@ race(d)
#pragma omp atomic write release
        f = 1;
      } else {
        do {
#pragma omp atomic read acquire
          v = f;
        } while (!v);
        s += d; //@ race(d)
      }
    }
  }
  return s & 127;
}
