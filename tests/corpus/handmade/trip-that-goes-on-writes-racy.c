// Claim: a waiting loop that writes in each trip does not only wait: its trips are executed, and what it waits for depends on them.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int f, g, d;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
      do {
#pragma omp atomic read acquire
        v = g;
      } while (!v);
      d = 1; //@ race(d) possible
#pragma omp atomic write
      f = 1;
    } else {
      do {
#pragma omp atomic read acquire
        v = f;
#pragma omp atomic write
        g = 1;
      } while (!v);
      d = 2; //@ race(d) possible
    }
  }
  return d & 127;
}
