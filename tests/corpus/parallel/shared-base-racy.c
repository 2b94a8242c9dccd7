// Claim: without firstprivate the base is one shared variable that every thread reads and writes. Source: semantics.md §8; OpenMP 5.2 §5.1.1
// Output: depends on the team size
#include <omp.h>

static int out[8];

int main(void) {
  int base = 10;
#pragma omp parallel num_threads(8) //@ RACE
  {
    int me = omp_get_thread_num();
    base += me;     //@ race(base)
    out[me] = base; //@ race(base)
  }
  return out[0];
}
