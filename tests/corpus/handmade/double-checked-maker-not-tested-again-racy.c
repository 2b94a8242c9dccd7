// Claim: who does not look again in the critical region makes it once more while others use it.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int made, o, r[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v;
#pragma omp atomic read acquire
    v = made;
    if (!v) {
#pragma omp critical
      {
        o = 42; //@ race(o)
#pragma omp atomic write release
        made = 1;
      }
    }
    r[omp_get_thread_num()] = o; //@ race(o)
  }
  return r[0] & 127;
}
