// Claim: a producer and a consumer hand one slot to and fro.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int slot, full, sum;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
      for (int i = 0; i < 5; i++) {
        do {
#pragma omp atomic read acquire
          v = full;
        } while (v);
        slot = i;
#pragma omp atomic write release
        full = 1;
      }
    } else {
      for (int i = 0; i < 5; i++) {
        do {
#pragma omp atomic read acquire
          v = full;
        } while (!v);
        sum += slot;
#pragma omp atomic write release
        full = 0;
      }
    }
  }
  return sum & 127;
}
