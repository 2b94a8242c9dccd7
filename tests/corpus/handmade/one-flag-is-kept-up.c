// Claim: of two threads that raise their flags only one takes its own back and tries again; that excludes the two, and both get on.
// Source: OpenMP 5.2 §1.4.6, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int flag[2], x;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), v, w;
    do {
#pragma omp atomic write seq_cst
      flag[me] = 1;
#pragma omp atomic read seq_cst
      v = flag[1 - me];
      if (v && me == 1) {
#pragma omp atomic write seq_cst
        flag[me] = 0;
        do {
#pragma omp atomic read seq_cst
          w = flag[0];
        } while (w);
      }
    } while (v);
    x++;
#pragma omp atomic write seq_cst
    flag[me] = 0;
  }
  return x & 127;
}
