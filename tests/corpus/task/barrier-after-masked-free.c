// Claim: a barrier completes all tasks of the team that were generated before it. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int x, r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
#pragma omp masked
    {
#pragma omp task
      x = 1;
    }
#pragma omp barrier
    r[omp_get_thread_num()] = x;
  }
  return r[0];
}
