// Claim: a ring of slots with a count of what was put in and one of what was taken out.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int slot[2], in, out, sum;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
      for (int i = 0; i < 5; i++) {
        do {
#pragma omp atomic read acquire
          v = out;
        } while (i - v == 2);
        slot[i % 2] = i;
#pragma omp atomic write release
        in = i + 1;
      }
    } else {
      for (int i = 0; i < 5; i++) {
        do {
#pragma omp atomic read acquire
          v = in;
        } while (v == i);
        sum += slot[i % 2];
#pragma omp atomic write release
        out = i + 1;
      }
    }
  }
  return sum & 127;
}
