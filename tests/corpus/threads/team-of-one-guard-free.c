// Claim: a branch taken only by a team of one thread cannot race. Source: semantics.md §3
#include <omp.h>

int main(void) {
  int total = 0;
#pragma omp parallel //@ RACE_FREE
  {
    if (omp_get_num_threads() == 1) {
      total++;
    }
  }
  return total;
}
