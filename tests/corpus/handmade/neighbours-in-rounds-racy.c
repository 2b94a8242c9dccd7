// Claim: a thread that knows only that its right neighbour has come may be two rounds ahead of its left one.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int buf[2][3], at[3], s[3];

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  {
    int v, me = omp_get_thread_num(), right = (me + 1) % omp_get_num_threads();
    for (int r = 0; r < 3; r++) {
      buf[r & 1][me] = r; //@ race(buf)
#pragma omp atomic write release
      at[me] = r + 1;
      do {
#pragma omp atomic read acquire
        v = at[right];
      } while (v <= r);
      s[me] += buf[r & 1][right]; //@ race(buf)
    }
  }
  return s[0] & 127;
}
