// Claim: a relaxed look at an index does not order what it leads to.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int n[4], r[4], head;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v, me = omp_get_thread_num();
    if (me == 0) {
      n[3] = 7; //@ race(n)
#pragma omp atomic write release
      head = 3;
    } else {
#pragma omp atomic read relaxed
      v = head;
      if (v)
        r[me] = n[v]; //@ race(n)
    }
  }
  return r[1] & 127;
}
