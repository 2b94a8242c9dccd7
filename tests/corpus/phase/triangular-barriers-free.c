// Claim: with j <= i the inner loop meets its barrier in every outer trip; rows of different trips do not conflict. Source: semantics.md §4
#include <omp.h>

static int a[4][8], b[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int i = 0; i < 4; i++) {
      a[i][me] = i;
      for (int j = 0; j <= i; j++) {
#pragma omp barrier
      }
      b[me] += a[i][(me + 1) % team];
    }
  }
  return b[0];
}
