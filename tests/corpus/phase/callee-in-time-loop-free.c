// Claim: the barriers of a callee are met once per call, in each trip of the caller's loop. Source: semantics.md §4
#include <omp.h>

static int now[8], next[8];

static void publish(int me) {
#pragma omp barrier
  now[me] = next[me];
#pragma omp barrier
}

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int t = 0; t < 9; t++) {
      next[me] = now[me] + now[(me + 1) % team];
      publish(me);
    }
  }
  return now[0];
}
