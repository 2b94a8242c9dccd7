// Claim: one thread writes the data of each phase before it counts the phase; the others read what has been counted.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d[3], at, s[4];

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int v, me = omp_get_thread_num();
    for (int k = 0; k < 3; k++) {
      if (me == 0) {
        d[k] = k;
#pragma omp atomic write release
        at = k + 1;
      } else {
        do {
#pragma omp atomic read acquire
          v = at;
        } while (v <= k);
        s[me] += d[k];
      }
    }
  }
  return s[1] & 127;
}
