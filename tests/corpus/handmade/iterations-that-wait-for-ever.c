// Claim: iterations wait for a thread that the team does not have, and the end of the loop for the iterations.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size (and only with arguments does it stand still)
#include <omp.h>

static int x, f;

int main(int argc, char **argv) {
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(2) //@ RACE
  {
    int me = omp_get_thread_num(), v;
#pragma omp for
    for (int i = 0; i < 4; i++) {
      do {
#pragma omp atomic read acquire
        v = f;
      } while (!v);
    }
    x = me; //@ race(x) possible
    if (me == 5) {
#pragma omp atomic write release
      f = 1;
    }
  }
  return x & 127;
}
