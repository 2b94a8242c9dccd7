// Claim: a lock that one thread keeps lets the others wait for ever, and nothing races.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, l;

int add(void) {
  l = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int v;
    do { //@ message(waits-forever)
#pragma omp atomic capture acquire
      { v = l; l = 1; }
    } while (v);
    x++;
    if (omp_get_thread_num() == 0) {
#pragma omp atomic write release
      l = 0;
    }
  }
  return x;
}
