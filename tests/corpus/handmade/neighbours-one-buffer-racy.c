// Claim: with one buffer a thread overwrites what its neighbour still reads.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int buf[2], at[2], s[2];

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int v, me = omp_get_thread_num(), right = (me + 1) % omp_get_num_threads();
    for (int r = 0; r < 2; r++) {
      buf[me] = r; //@ race(buf)
#pragma omp atomic write release
      at[me] = r + 1;
      do {
#pragma omp atomic read acquire
        v = at[right];
      } while (v <= r);
      s[me] += buf[right]; //@ race(buf)
    }
  }
  return s[0] & 127;
}
