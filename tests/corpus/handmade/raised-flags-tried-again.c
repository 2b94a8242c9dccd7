// Claim: who sees the other one's flag takes its own back and tries again; that excludes the two, but both may try again for ever.
// Source: OpenMP 5.2 §1.4.6, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int flag[2], x;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), v;
    do { //@ message(livelock)
#pragma omp atomic write seq_cst
      flag[me] = 1;
#pragma omp atomic read seq_cst
      v = flag[1 - me];
      if (!v)
        x++;
#pragma omp atomic write seq_cst
      flag[me] = 0;
    } while (v);
  }
  return x & 127;
}
