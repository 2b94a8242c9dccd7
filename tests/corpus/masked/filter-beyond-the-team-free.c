// Claim: a block masked to a thread that does not exist is executed by nobody. Source: semantics.md §3; OpenMP 5.2 §10.5.1
#include <omp.h>

static int seen[2];

int main(void) {
  int x = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
#pragma omp masked filter(2)
    x = 1;
    seen[omp_get_thread_num()] = x;
  }
  return seen[0];
}
