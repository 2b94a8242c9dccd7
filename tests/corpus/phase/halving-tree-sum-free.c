// Claim: in a trip of the halving tree threads below k read from k upwards, and a barrier ends the trip. Source: semantics.md §2 (trip numbers), §4
#include <omp.h>

static int part[32];

int main(void) {
#pragma omp parallel num_threads(16) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    part[me] = me;
#pragma omp barrier
    for (int k = 16; k > 0; k /= 2) {
      if (me < k) {
        part[me] += part[me + k];
      }
#pragma omp barrier
    }
  }
  return part[0];
}
