// Claim: each thread's simd loop writes back its linear index, which the region shares. Source: semantics.md §8
// Output: depends on the team size
#include <omp.h>

static int a[8][20];

int main(void) {
  int i;
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
#pragma omp simd //@ race(i)
    for (i = 0; i < 20; i++) {
      a[me][i] = i;
    }
  }
  return a[0][19];
}
