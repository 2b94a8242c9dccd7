// Claim: without the barrier a thread merges rows that others still count in. Source: semantics.md §3, §4
#include <omp.h>

#define BINS 5

static int count[4][BINS], total[BINS];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int i = me; i < 48; i += team) {
      count[me][i % BINS]++; //@ race(count)
    }
    for (int b = me; b < BINS; b += team) {
      for (int k = 0; k < team; k++) {
        total[b] += count[k][b]; //@ race(count)
      }
    }
  }
  return total[0];
}
