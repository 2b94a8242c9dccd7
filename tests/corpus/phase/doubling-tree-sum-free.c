// Claim: in a trip multiples of 2s read the odd multiples of s, which nobody writes in that trip. Source: semantics.md §2, §4
#include <omp.h>

static int part[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    part[me] = 1;
#pragma omp barrier
    for (int s = 1; s < team; s *= 2) {
      if (me % (2 * s) == 0 && me + s < team) {
        part[me] += part[me + s];
      }
#pragma omp barrier
    }
  }
  return part[0];
}
