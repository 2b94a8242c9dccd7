// Claim: an element belongs to who has put a mark at it first: relaxed updates are enough where nobody else looks.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[3], mark[3];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v;
    for (int i = 0; i < 3; i++) {
#pragma omp atomic capture relaxed
      { v = mark[i]; mark[i] = 1; }
      if (!v)
        a[i]++;
    }
  }
  return a[0] & 127;
}
