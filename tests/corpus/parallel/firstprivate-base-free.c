// Claim: a firstprivate copy may be changed by each thread. Source: semantics.md §8; OpenMP 5.2 §5.4.4
#include <omp.h>

static int out[8];

int main(void) {
  int base = 10;
#pragma omp parallel num_threads(8) firstprivate(base) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    base += me;
    out[me] = base;
  }
  return out[0];
}
