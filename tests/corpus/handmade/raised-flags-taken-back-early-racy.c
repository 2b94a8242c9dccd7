// Claim: who takes its flag back before it is done is beside the other one; both may also take theirs back for ever.
// Source: OpenMP 5.2 §1.4.6, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int flag[2], x;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), v;
    do { //@ message(livelock)
#pragma omp atomic write seq_cst
      flag[me] = 1;
#pragma omp atomic read seq_cst
      v = flag[1 - me];
#pragma omp atomic write seq_cst
      flag[me] = 0;
      if (!v)
        x++; //@ race(x)
    } while (v);
  }
  return x & 127;
}
