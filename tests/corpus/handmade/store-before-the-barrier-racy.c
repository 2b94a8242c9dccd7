// Claim: the store that ends the wait stands before the barrier, and before the access of its thread.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, f;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int me = omp_get_thread_num(), v;
    if (me == 0) {
#pragma omp atomic write release
      f = 1;
      x = 1; //@ race(x)
    } else {
      do {
#pragma omp atomic read acquire
        v = f;
      } while (!v);
      x = 2; //@ race(x)
    }
#pragma omp barrier
    if (me == 0) {
#pragma omp atomic write release
      f = 0;
    }
  }
  return x & 127;
}
