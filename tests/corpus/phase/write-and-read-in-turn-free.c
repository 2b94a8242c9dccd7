// Claim: even trips write, odd trips read, and a barrier ends every trip. Source: semantics.md §4
#include <omp.h>

static int a[8], b[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int k = 0; k < 6; k++) {
      if (k % 2 == 0) {
        a[me] = k;
      } else {
        b[me] += a[(me + 1) % team];
      }
#pragma omp barrier
    }
  }
  return b[0];
}
