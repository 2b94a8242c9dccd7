// Claim: a region's reduction orders nothing before its end: the algorithm of Peterson needs one order of all.
// Racy by one slip: acquire and release in place of seq_cst.
// Source: OpenMP 5.2 §1.4.5, §5.5.8; semantics.md §6, §8
// Output: depends on the team size
#include <omp.h>

static int d, t, f[2];

int main(void) {
  int s = 0;
#pragma omp parallel num_threads(2) reduction(+ : s) //@ RACE
  {
    int me = omp_get_thread_num(), other = 1 - me, a, b;
    if (omp_get_num_threads() == 2) {
#pragma omp atomic write release
      f[me] = 1;
#pragma omp atomic write release
      t = other;
      do {
#pragma omp atomic read acquire
        a = f[other];
#pragma omp atomic read acquire
        b = t;
      } while (a && b == other);
      d++; //@ race(d)
      s += d; //@ race(d)
#pragma omp atomic write release
      f[me] = 0;
    }
  }
  return s & 127;
}
