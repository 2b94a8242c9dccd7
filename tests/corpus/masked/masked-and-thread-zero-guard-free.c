// Claim: masked without a filter and a guard on thread number 0 name the same thread. Source: semantics.md §3; OpenMP 5.2 §10.5.1
#include <omp.h>

int main(void) {
  int x = 0;
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp masked
    x = 1;
    if (omp_get_thread_num() == 0) {
      x += 1;
    }
  }
  return x;
}
