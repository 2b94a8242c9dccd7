// Claim: only a thread that the team does not have ends the wait: what stands behind it is never executed.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size (and only with arguments does it stand still)
#include <omp.h>

static int x, f;

int main(int argc, char **argv) {
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), v;
    if (me == 0) {
      x = 1;
    } else if (me == 1) {
      do { //@ message(waits-forever)
#pragma omp atomic read acquire
        v = f;
      } while (!v);
      x = 2;
    } else {
#pragma omp atomic write release
      f = 1;
    }
  }
  return x & 127;
}
