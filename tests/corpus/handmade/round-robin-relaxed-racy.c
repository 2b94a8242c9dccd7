// Claim: who passes the turn on by a relaxed write lets nobody know what it did.
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
      log[n] = me; //@ race(log) possible
      n++; //@ race(n)
#pragma omp atomic write relaxed
      turn = (me + 1) % all;
    }
  }
  return n & 127;
}
