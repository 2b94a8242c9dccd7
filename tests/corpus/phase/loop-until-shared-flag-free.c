// Claim: all threads test the flag, pass a barrier, and one of them sets it before the next barrier: the test is uniform. Source: semantics.md §2, §4
#include <omp.h>

static int level[8];

int main(void) {
  int done = 0;
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    while (!done) {
      level[me] += me + 1;
#pragma omp barrier
#pragma omp single
      if (level[0] > 20) {
        done = 1;
      }
    }
  }
  return level[0];
}
