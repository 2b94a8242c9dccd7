// Claim: omp_get_num_threads() before the region is 1, so only thread 0 passes the guard. Source: semantics.md §3; OpenMP 5.2 §18.2.2
#include <omp.h>

int main(void) {
  int x = 0;
  int nt = omp_get_num_threads();
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    if (omp_get_thread_num() < nt) {
      x++;
    }
  }
  return x;
}
