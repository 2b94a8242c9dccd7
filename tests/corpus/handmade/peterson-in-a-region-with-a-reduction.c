// Claim: what a region's reduction adds up is each thread's own; what its threads do meanwhile is as it is without.
// Source: OpenMP 5.2 §1.4.5, §5.5.8; semantics.md §6, §8
// Output: depends on the team size
#include <omp.h>

static int d, t, f[2];

int main(void) {
  int s = 0;
#pragma omp parallel num_threads(2) reduction(+ : s) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), other = 1 - me, a, b;
    if (omp_get_num_threads() == 2) {
#pragma omp atomic write seq_cst
      f[me] = 1;
#pragma omp atomic write seq_cst
      t = other;
      do {
#pragma omp atomic read seq_cst
        a = f[other];
#pragma omp atomic read seq_cst
        b = t;
      } while (a && b == other);
      d++;
      s += d;
#pragma omp atomic write seq_cst
      f[me] = 0;
    }
  }
  return s & 127;
}
