// Claim: who passes the turn on in an inner loop has it no more behind that.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int turn, x;
int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), v;
    do {
#pragma omp atomic read acquire
      v = turn;
    } while (v != me);
    for (int j = 0; j < 1 + (me < 2); j++) {
      do {
#pragma omp atomic read acquire
        v = turn;
      } while (v != me);
#pragma omp atomic write release
      turn = 1 - me;
    }
    x++; //@ race(x)
#pragma omp atomic write release
    turn = 1 - me;
  }
  return x & 127;
}
