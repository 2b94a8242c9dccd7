// Claim: who passes the turn on before it is done is beside the next one.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int turn, log[1000], n;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), v;
    for (int i = 0; i < 3; i++) {
      do {
#pragma omp atomic read acquire
        v = turn;
      } while (v != me);
      log[n] = me; //@ race(n)
#pragma omp atomic write release
      turn = (me + 1) % all;
      n++; //@ race(n)
    }
  }
  return n & 127;
}
