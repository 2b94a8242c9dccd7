// Claim: in a task the thread number is that of the executing thread; tied tasks of one thread do not overlap. Source: semantics.md §3, §10
// Output: depends on the team size
#include <omp.h>

static int count[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
#pragma omp task
    count[omp_get_thread_num()]++;
#pragma omp task
    count[omp_get_thread_num()]++;
  }
  return count[0] > 16;
}
