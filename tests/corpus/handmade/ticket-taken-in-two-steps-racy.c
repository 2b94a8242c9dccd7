// Claim: a ticket that is read and counted up in two steps may be had by two threads, although each step is atomic.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <stdatomic.h>

static int x;
static atomic_int next, serving;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int mine = next;
    next = mine + 1;
    if (serving == mine) {
      x++; //@ race(x)
      serving = mine + 1;
    }
  }
  return x & 127;
}
