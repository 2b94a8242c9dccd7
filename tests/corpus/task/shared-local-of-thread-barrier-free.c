// Claim: the barrier completes the tasks, so the locals outlive them. Source: semantics.md §4, §5
// Output: depends on the team size
#include <omp.h>

static int r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int x = 0;
#pragma omp task shared(x)
    x = 1;
#pragma omp barrier
    r[omp_get_thread_num()] = x;
  }
  return r[0];
}
