// Claim: two guards on the same thread number, one through a variable, name the same thread. Source: semantics.md §2, §3
#include <omp.h>

int main(void) {
  int bound = 0, copy = 0;
#pragma omp parallel num_threads(6) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int chosen = me == 2;
    if (chosen) {
      bound = 100;
    }
    if (me > 1 && me < 3) {
      copy = bound;
    }
  }
  return copy;
}
