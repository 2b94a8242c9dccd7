// Claim: a loop that takes work from a counter waits for nobody; what stands behind it races. Source: semantics.md §6; OpenMP 5.2 §1.4.5
#include <omp.h>

static int next, total;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int mine = 0;
    for (;;) {
      int i;
#pragma omp critical
      {
        i = next;
        next++;
      }
      if (i >= 20)
        break;
      mine += i;
    }
    total += mine; //@ race(total)
  }
  return total & 127;
}
