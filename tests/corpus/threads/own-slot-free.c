// Claim: a slot indexed by the thread's number belongs to that thread, also through a variable. Source: semantics.md §3; OpenMP 5.2 §18.2.4
#include <omp.h>

static long slot[64];

int main(void) {
#pragma omp parallel num_threads(64) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int where = 63 - me;
    slot[where] = 1;
    for (int k = 0; k < 10; k++) {
      slot[where] *= 2;
    }
  }
  return slot[0] > 0;
}
