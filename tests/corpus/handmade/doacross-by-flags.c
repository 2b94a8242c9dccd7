// Claim: iterations of a loop that is dealt out one by one wait for the one before by flags.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[6], done[6] = {1};

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
#pragma omp for schedule(static, 1)
  for (int i = 1; i < 6; i++) {
    int v;
    do {
#pragma omp atomic read acquire
      v = done[i - 1];
    } while (!v);
    a[i] = a[i - 1] + 1;
#pragma omp atomic write release
    done[i] = 1;
  }
  return a[5] & 127;
}
