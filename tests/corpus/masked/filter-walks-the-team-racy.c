// Claim: a filter that changes with the trip moves the block from thread to thread, with no barrier between them. Source: semantics.md §3; OpenMP 5.2 §10.5.1
// Output: depends on the team size
#include <omp.h>

int main(void) {
  int baton = 0;
#pragma omp parallel num_threads(4) //@ RACE witness T<=2
  {
    int team = omp_get_num_threads();
    for (int k = 0; k < team; k++) {
#pragma omp masked filter(k)
      baton += k; //@ race(baton)
    }
  }
  return baton;
}
