// Claim: a num_threads clause takes precedence over omp_set_num_threads. Source: semantics.md §3; OpenMP 5.2 §10.1.1
// Output: depends on the team size
#include <omp.h>

static int total;

int main(void) {
  omp_set_num_threads(1);
#pragma omp parallel num_threads(4) //@ RACE witness T<=2
  {
    total++; //@ race(total)
  }
  return total;
}
