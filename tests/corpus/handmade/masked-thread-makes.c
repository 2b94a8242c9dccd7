// Claim: the thread that the masked construct chooses hands over what it has made.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v;
#pragma omp masked
    {
      d = 1;
#pragma omp atomic write release
      f = 1;
    }
    do {
#pragma omp atomic read acquire
      v = f;
    } while (!v);
    r[omp_get_thread_num()] = d;
  }
  return r[0] & 127;
}
