// Claim: a loop tests the same in each trip: nobody comes behind it.
// Source: semantics.md §6
// Output: depends on the team size (and only with arguments does it go on for ever)
#include <omp.h>

static int x;

int main(int argc, char **argv) {
  int n = 3;
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      x = 1;
    } else {
      do {
      } while (n > me);
      x = 2;
    }
  }
  return x & 127;
}
