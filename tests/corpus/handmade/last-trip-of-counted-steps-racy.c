// Claim: a loop that is tested behind its trips makes the one in which the condition fails, also where its numbers are steps of a table.
// Source: C11 §6.8.5.1; semantics.md §2
// Output: 1
#include <omp.h>
#include <stdio.h>

static int x;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int steps = 0;
    do {
      x = 1; //@ race(x)
      if (steps < 3)
        steps++;
    } while (steps == 0);
  }
  printf("%d\n", x);
  return 0;
}
