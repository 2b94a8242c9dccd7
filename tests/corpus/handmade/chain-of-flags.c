// Claim: each thread waits for the one before and lets the next one go.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, f[5] = {1};

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v, me = omp_get_thread_num();
    do {
#pragma omp atomic read acquire
      v = f[me];
    } while (!v);
    x++;
#pragma omp atomic write release
    f[me + 1] = 1;
  }
  return x & 127;
}
