// Claim: a barrier written with _Pragma in a macro is a barrier. Source: semantics.md §4; OpenMP 5.2 §3.1
#include <omp.h>

#define WAIT_FOR_ALL _Pragma("omp barrier")

static int cell[8], from[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    cell[me] = 5 * me;
    WAIT_FOR_ALL
    from[me] = cell[omp_get_num_threads() - 1 - me];
  }
  return from[0];
}
