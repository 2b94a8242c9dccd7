// Claim: a loop that takes the same piece of work for ever: what stands behind it is not surely met.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size (and only with arguments does it go on for ever)
#include <omp.h>

static int next, total;

int main(int argc, char **argv) {
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(2) //@ RACE
  {
    int mine = 0;
    for (;;) {
      int i;
#pragma omp critical
      {
        i = next;
        next = 5;
      }
      if (i >= 20)
        break;
      mine += i;
    }
    total += mine; //@ race(total) possible
  }
  return total & 127;
}
