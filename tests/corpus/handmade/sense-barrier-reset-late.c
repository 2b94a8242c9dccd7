// Claim: who frees a barrier before it resets the count wipes out an early arrival of the next round, so that a team may
// stand still; each thread accesses an element of its own.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size (and only with arguments does it stand still)
#include <omp.h>

static int a[3], c, g;

int main(int argc, char **argv) {
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), s = 0, n, v;
    for (int r = 0; r < 2; r++) {
      a[me] += r;
      s = !s;
#pragma omp atomic capture acq_rel
      n = ++c;
      if (n == all) {
#pragma omp atomic write release
        g = s;
#pragma omp atomic write relaxed
        c = 0;
      } else {
        do { //@ message(waits-forever)
#pragma omp atomic read acquire
          v = g;
        } while (v != s);
      }
    }
  }
  return a[0] & 127;
}
