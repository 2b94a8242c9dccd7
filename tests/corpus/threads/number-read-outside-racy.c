// Claim: the thread number read before the region is 0, so all threads write element 0. Source: semantics.md §3; OpenMP 5.2 §18.2.4
// Output: depends on the team size
#include <omp.h>

static int slot[8];

int main(void) {
  int me = omp_get_thread_num();
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    slot[me]++; //@ race(slot)
  }
  return slot[0];
}
