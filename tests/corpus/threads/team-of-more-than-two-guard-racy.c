// Claim: a branch taken by teams of three or more races from three threads on. Source: semantics.md §1, §3
// Output: depends on the team size
#include <omp.h>

int main(void) {
  int total = 0;
#pragma omp parallel //@ RACE witness T<=3
  {
    int team = omp_get_num_threads();
    if (team > 2) {
      total++; //@ race(total)
    }
  }
  return total;
}
