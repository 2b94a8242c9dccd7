// Claim: a barrier after the inner loop closes the outer trip. Source: semantics.md §4
#include <omp.h>

static int a[8], b[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int i = 0; i < 3; i++) {
      a[me] = i;
      for (int j = 0; j < 2; j++) {
#pragma omp barrier
        b[me] += a[(me + 1) % team];
      }
#pragma omp barrier
    }
  }
  return b[0];
}
