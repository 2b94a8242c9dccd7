// Claim: a pointer may be private while what it points to is shared. Source: semantics.md §8
// Output: depends on the team size
#include <omp.h>

int main(void) {
  int cell = 0;
#pragma omp parallel //@ RACE
  {
    int *p = &cell;
    *p = omp_get_thread_num(); //@ race(p)
  }
  return cell;
}
