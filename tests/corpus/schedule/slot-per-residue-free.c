// Claim: schedule(static,1) gives the iterations of one residue modulo the team size to one thread. Source: semantics.md §3; OpenMP 5.2 §11.5.3
#include <omp.h>

static int part[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int team = omp_get_num_threads();
#pragma omp for schedule(static, 1)
    for (int i = 0; i < 100; i++) {
      part[i % team] += i;
    }
  }
  return part[0];
}
