// Claim: who has one of two locks gives back the first one: x is a race that is not found yet.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int x, l[2];
int main(void) {
#pragma omp parallel num_threads(8) //@ UNKNOWN
  {
    int v, k = 0;
    do {
      if (k & 1) {
#pragma omp atomic capture acquire
        { v = l[1]; l[1] = 1; }
      } else {
#pragma omp atomic capture acquire
        { v = l[0]; l[0] = 1; }
      }
      k++;
    } while (v);
    x++;
#pragma omp atomic write release
    l[0] = 0;
  }
  return x & 127;
}
