// Claim: a barrier in each trip passes the baton in order. Source: semantics.md §3, §4; OpenMP 5.2 §10.5.1
#include <omp.h>

int main(void) {
  int baton = 0;
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int team = omp_get_num_threads();
    for (int k = 0; k < team; k++) {
#pragma omp masked filter(k)
      baton += k;
#pragma omp barrier
    }
  }
  return baton;
}
