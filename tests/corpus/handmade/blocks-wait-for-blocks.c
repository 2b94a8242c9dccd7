// Claim: a loop that is dealt out in blocks: each iteration waits for the one before, of its own thread or another one.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[5], done[5] = {1};

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp for schedule(static, 2)
  for (int i = 1; i < 5; i++) {
    int v;
    do {
#pragma omp atomic read acquire
      v = done[i - 1];
    } while (!v);
    a[i] = a[i - 1] + 1;
#pragma omp atomic write release
    done[i] = 1;
  }
  return a[4] & 127;
}
