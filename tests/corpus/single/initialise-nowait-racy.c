// Claim: with nowait the other threads do not wait for the one that initialises. Source: semantics.md §4; OpenMP 5.2 §15.6
#include <omp.h>

static int out[8];

int main(void) {
  int offset = 0;
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
#pragma omp single nowait
    offset = 40;                              //@ race(offset)
    out[omp_get_thread_num()] = offset + 2; //@ race(offset)
  }
  return out[0];
}
