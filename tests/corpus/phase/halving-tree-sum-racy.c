// Claim: without a barrier in the loop a thread reads a partial sum that is still being formed. Source: semantics.md §2 (trip numbers), §4
// Output: depends on the team size
#include <omp.h>

static int part[32];

int main(void) {
#pragma omp parallel num_threads(16) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    part[me] = me;
#pragma omp barrier
    for (int k = 16; k > 0; k /= 2) {
      if (me < k) {
        part[me] += part[me + k]; //@ race(part)
      }
    }
  }
  return part[0];
}
