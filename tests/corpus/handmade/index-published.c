// Claim: who finds an index that was published reads the element as it was before.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int n[4], r[4], head;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v, me = omp_get_thread_num();
    if (me == 0) {
      n[3] = 7;
#pragma omp atomic write release
      head = 3;
    } else {
#pragma omp atomic read acquire
      v = head;
      if (v)
        r[me] = n[v];
    }
  }
  return r[1] & 127;
}
