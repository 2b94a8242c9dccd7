// Claim: who finds nothing made looks again in a critical region and makes it; the others read what was made before they saw that.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int made, o, r[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v;
#pragma omp atomic read acquire
    v = made;
    if (!v) {
#pragma omp critical
      {
#pragma omp atomic read relaxed
        v = made;
        if (!v) {
          o = 42;
#pragma omp atomic write release
          made = 1;
        }
      }
    }
    r[omp_get_thread_num()] = o;
  }
  return r[0] & 127;
}
