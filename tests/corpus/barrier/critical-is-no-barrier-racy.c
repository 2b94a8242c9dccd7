// Claim: leaving a critical section waits for nobody: the read after it meets another thread's update. Source: semantics.md §4, §6; OpenMP 5.2 §15.2
// Output: depends on the team size
#include <omp.h>

static int arrived[8];

int main(void) {
  int count = 0;
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
#pragma omp critical
    count++;                               //@ race(count)
    arrived[omp_get_thread_num()] = count; //@ race(count)
  }
  return arrived[0];
}
