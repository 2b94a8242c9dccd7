// Claim: the callee's only barrier comes before its write, which then meets the neighbour's read of the next trip. Source: semantics.md §4
#include <omp.h>

static int now[8], next[8];

static void publish(int me) {
#pragma omp barrier
  now[me] = next[me]; //@ race(now)
}

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int t = 0; t < 9; t++) {
      next[me] = now[me] + now[(me + 1) % team]; //@ race(now)
      publish(me);
    }
  }
  return now[0];
}
