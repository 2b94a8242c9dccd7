// Claim: the barrier of the single completes the task for the whole team. Source: semantics.md §4; OpenMP 5.2 §15.3.2
// Output: depends on the team size
#include <omp.h>

static int y, r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
#pragma omp single
    {
#pragma omp task
      y = 1;
    }
    r[omp_get_thread_num()] = y;
  }
  return r[0] + r[7];
}
