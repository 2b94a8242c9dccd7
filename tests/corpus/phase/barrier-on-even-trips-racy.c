// Claim: with a barrier in the even trips only, the read of an odd trip meets the write of the next even one. Source: semantics.md §4
#include <omp.h>

static int a[8], b[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int k = 0; k < 6; k++) {
      if (k % 2 == 0) {
        a[me] = k; //@ race(a)
#pragma omp barrier
      } else {
        b[me] += a[(me + 1) % team]; //@ race(a)
      }
    }
  }
  return b[0];
}
