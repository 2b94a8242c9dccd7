// Claim: an explicit barrier after a nowait loop orders it before what follows. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int a[32], sum[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
#pragma omp for nowait
    for (int i = 0; i < 32; i++) {
      a[i] = i * 3;
    }
    int mine = 0;
#pragma omp barrier
    for (int i = 0; i < 32; i++) {
      mine += a[i];
    }
    sum[omp_get_thread_num()] = mine;
  }
  return sum[0];
}
