// Claim: the barrier at the end of single lets every thread read what one thread wrote. Source: semantics.md §4; OpenMP 5.2 §11.1, §15.3.2
#include <omp.h>

static int out[8];

int main(void) {
  int offset = 0;
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
#pragma omp single
    offset = 40;
    out[omp_get_thread_num()] = offset + 2;
  }
  return out[0];
}
