// Claim: who gives the turn on before its work meets the next thread.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, t;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    do {
#pragma omp atomic read acquire
      v = t;
    } while (v != me);
#pragma omp atomic write release
    t = (me + 1) % all;
    x++; //@ race(x)
  }
  return x & 127;
}
