// Claim: the read of the last inner trip and the write of the next outer trip have no barrier between them. Source: semantics.md §4
#include <omp.h>

static int a[8], b[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int i = 0; i < 3; i++) {
      a[me] = i; //@ race(a)
      for (int j = 0; j < 2; j++) {
#pragma omp barrier
        b[me] += a[(me + 1) % team]; //@ race(a)
      }
    }
  }
  return b[0];
}
