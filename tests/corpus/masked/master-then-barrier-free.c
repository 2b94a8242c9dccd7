// Claim: an explicit barrier after master orders its write before the reads. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static double step[6];

int main(void) {
  double h = 0.0;
#pragma omp parallel num_threads(6) //@ RACE_FREE
  {
#pragma omp master
    h = 0.25;
#pragma omp barrier
    step[omp_get_thread_num()] = 2.0 * h;
  }
  return step[0] > 0.0;
}
