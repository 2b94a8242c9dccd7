// Claim: iterations that wait for later ones of their own thread wait for ever, and nothing races.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[6], done[6];

int steps(void) {
  for (int i = 0; i < 6; i++)
    done[i] = 0;
  done[5] = 1;
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp for schedule(static, 1)
  for (int i = 0; i < 5; i++) {
    int v;
    do { //@ message(waits-forever)
#pragma omp atomic read acquire
      v = done[i + 1];
    } while (!v);
    a[i] = a[i + 1] + 1;
#pragma omp atomic write release
    done[i] = 1;
  }
  return a[0];
}
