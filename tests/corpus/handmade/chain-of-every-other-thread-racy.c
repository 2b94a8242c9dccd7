// Claim: two chains, each of every other thread, are not ordered against each other.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, f[6] = {1, 1};

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v, me = omp_get_thread_num();
    do {
#pragma omp atomic read acquire
      v = f[me];
    } while (!v);
    x++; //@ race(x)
#pragma omp atomic write release
    f[me + 2] = 1;
  }
  return x & 127;
}
