// Claim: two tasks of one thread pass its number to children that run on different threads. Source: semantics.md §3, §5
// Output: depends on the team size
#include <omp.h>

static int count[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
#pragma omp task
    {
      int me = omp_get_thread_num();
#pragma omp task
      count[me]++; //@ race(count)
    }
  }
  return count[0] > 8;
}
