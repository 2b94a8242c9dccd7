// Claim: who does not ask whether the ring is full overwrites what is being read.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int slot[2], in, sum;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
      for (int i = 0; i < 5; i++) {
        slot[i % 2] = i; //@ race(slot)
#pragma omp atomic write release
        in = i + 1;
      }
    } else {
      for (int i = 0; i < 5; i++) {
        do {
#pragma omp atomic read acquire
          v = in;
        } while (v <= i);
        sum += slot[i % 2]; //@ race(slot)
      }
    }
  }
  return sum & 127;
}
