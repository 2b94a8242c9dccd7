// Claim: omp_set_num_threads(1) before the region limits its team to one thread. Source: semantics.md §3; OpenMP 5.2 §18.2.1
#include <omp.h>

static int total;

int main(void) {
  omp_set_num_threads(1);
#pragma omp parallel //@ RACE_FREE
  {
    total++;
  }
  return total;
}
