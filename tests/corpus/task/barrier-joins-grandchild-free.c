// Claim: a barrier completes descendants at every depth. Source: semantics.md §4, §5; OpenMP 5.2 §15.3.1
#include <omp.h>

static int x, r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
#pragma omp single nowait
    {
#pragma omp task
      {
#pragma omp task
        x = 1;
      }
    }
#pragma omp barrier
    r[omp_get_thread_num()] = x;
  }
  return r[0];
}
