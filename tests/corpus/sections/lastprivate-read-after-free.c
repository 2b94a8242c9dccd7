// Claim: lastprivate takes the value of the lexically last section, and the barrier orders it before the reads. Source: semantics.md §8; OpenMP 5.2 §5.4.5
#include <omp.h>

static int seen[4];

int main(void) {
  int mode = 0;
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
#pragma omp sections lastprivate(mode)
    {
#pragma omp section
      mode = 1;
#pragma omp section
      mode = 2;
    }
    seen[omp_get_thread_num()] = mode;
  }
  return seen[0];
}
