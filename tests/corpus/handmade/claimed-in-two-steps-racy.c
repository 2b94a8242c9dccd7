// Claim: between the look at a mark and its setting another thread may look.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[3], mark[3];

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int v;
    for (int i = 0; i < 3; i++) {
#pragma omp atomic read seq_cst
      v = mark[i];
      if (!v) {
#pragma omp atomic write seq_cst
        mark[i] = 1;
        a[i]++; //@ race(a)
      }
    }
  }
  return a[0] & 127;
}
