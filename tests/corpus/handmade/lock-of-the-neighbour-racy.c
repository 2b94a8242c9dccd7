// Claim: who takes the lock of another element works without one.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x[4], l[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v, me = omp_get_thread_num(), mine = me / 2;
    do {
#pragma omp atomic capture acquire
      { v = l[me]; l[me] = 1; }
    } while (v);
    x[mine]++; //@ race(x)
#pragma omp atomic write release
    l[me] = 0;
  }
  return x[0] & 127;
}
