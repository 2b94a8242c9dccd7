// Claim: a loop whose test fails behind its first trip: what stands behind it races.
// Source: semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x;

int main(void) {
  int n = 1;
#pragma omp parallel num_threads(2) //@ RACE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      x = 1; //@ race(x)
    } else {
      do {
      } while (n > me);
      x = 2; //@ race(x)
    }
  }
  return x & 127;
}
