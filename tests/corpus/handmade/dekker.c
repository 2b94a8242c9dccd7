// Claim: Dekker's algorithm excludes two threads: who sees the other one's flag and has not the turn takes its own back until it has.
// Source: OpenMP 5.2 §1.4.6, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int f[2], t, x;
int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), o = 1 - me, v, w;
#pragma omp atomic write seq_cst
    f[me] = 1;
#pragma omp atomic read seq_cst
    v = f[o];
    while (v) {
#pragma omp atomic read seq_cst
      w = t;
      if (w != me) {
#pragma omp atomic write seq_cst
        f[me] = 0;
        do {
#pragma omp atomic read seq_cst
          w = t;
        } while (w != me);
#pragma omp atomic write seq_cst
        f[me] = 1;
      }
#pragma omp atomic read seq_cst
      v = f[o];
    }
    x++;
#pragma omp atomic write seq_cst
    t = o;
#pragma omp atomic write seq_cst
    f[me] = 0;
  }
  return x & 127;
}
