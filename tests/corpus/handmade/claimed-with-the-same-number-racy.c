// Claim: -1 is left as the largest unsigned number where -1 was: who comes later finds that as well.
// Source: C11 §6.2.6.2, §6.5p7; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int mark = -1, n;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (__atomic_exchange_n((unsigned *)&mark, 4294967295u, __ATOMIC_RELAXED) == 4294967295u)
    n++; //@ race(n) possible
  return n & 127;
}
