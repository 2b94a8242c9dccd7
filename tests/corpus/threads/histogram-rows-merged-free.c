// Claim: every thread counts in its own row, and after a barrier merges its share of the columns. Source: semantics.md §3, §4
#include <omp.h>

#define BINS 5

static int count[4][BINS], total[BINS];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int i = me; i < 48; i += team) {
      count[me][i % BINS]++;
    }
#pragma omp barrier
    for (int b = me; b < BINS; b += team) {
      for (int k = 0; k < team; k++) {
        total[b] += count[k][b];
      }
    }
  }
  return total[0];
}
