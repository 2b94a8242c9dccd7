// Claim: an explicit barrier after a nowait single orders as the implicit one would. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int out[8], log_[8];

int main(void) {
  int offset = 0;
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
#pragma omp single nowait
    offset = 40;
    log_[me] = me;
#pragma omp barrier
    out[me] = offset + 2;
  }
  return out[0];
}
