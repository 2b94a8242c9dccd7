// Claim: without a chunk size it is not promised that thread 0 gets the first block. Source: semantics.md §3; OpenMP 5.2 §11.5.3
// Output: depends on the team size
#include <omp.h>

static int a[2], b[2];

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
#pragma omp for schedule(static) nowait
    for (int i = 0; i < 2; i++) {
      a[i] = i + 1; //@ race(a)
    }
    if (team == 2) {
      b[me] = a[me]; //@ race(a)
    }
  }
  return b[0];
}
