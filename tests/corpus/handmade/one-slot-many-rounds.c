// Claim: a slot is passed to and fro as often as one likes.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int s, u, sum;
int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
      for (int i = 0; i < 100; i++) {
        do {
#pragma omp atomic read acquire
          v = u;
        } while (v);
        s = i;
#pragma omp atomic write release
        u = 1;
      }
    } else {
      for (int i = 0; i < 100; i++) {
        do {
#pragma omp atomic read acquire
          v = u;
        } while (!v);
        sum += s;
#pragma omp atomic write release
        u = 0;
      }
    }
  }
  return sum & 127;
}
