// Claim: copyprivate gives each thread its value before the thread's task copies it. Source: semantics.md §5, §8
#include <omp.h>

static int r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), value;
#pragma omp single copyprivate(value)
    value = 7;
#pragma omp task
    r[me] = value;
  }
  return r[0];
}
