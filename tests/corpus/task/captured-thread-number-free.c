// Claim: a captured thread number is the creator's, so each task has a slot of its own. Source: semantics.md §3, §5
// Output: depends on the team size
#include <omp.h>

static int r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
#pragma omp task
    r[me] = me + 1;
  }
  return r[0];
}
