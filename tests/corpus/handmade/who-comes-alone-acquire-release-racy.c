// Claim: release and acquire let both threads find nobody.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, f[2];

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int v, me = omp_get_thread_num();
#pragma omp atomic write release
    f[me] = 1;
#pragma omp atomic read acquire
    v = f[1 - me];
    if (!v)
      x++; //@ race(x)
  }
  return x & 127;
}
