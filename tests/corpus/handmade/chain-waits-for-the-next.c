// Claim: an iteration that waits for the one behind it, which the same thread comes to later, waits forever.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size (and only with arguments does it stand still)
#include <omp.h>

static int a[5], done[6];

int main(int argc, char **argv) {
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), v;
    for (int i = me; i < 4; i += all) {
      if (i < 3) {
        do { //@ message(waits-forever)
#pragma omp atomic read acquire
          v = done[i + 1];
        } while (!v);
      }
      a[i] = a[i + 1];
#pragma omp atomic write release
      done[i] = 1;
    }
  }
  return a[0] & 127;
}
