// Claim: two relaxed loads may each find what is written behind the other one, if at all: nobody says that they do.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, y, d;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
#pragma omp atomic read relaxed
      v = x;
#pragma omp atomic write relaxed
      y = 1;
      if (v)
        d = 1; //@ race(d) possible
    } else {
#pragma omp atomic read relaxed
      v = y;
#pragma omp atomic write relaxed
      x = 1;
      if (v)
        d = 2; //@ race(d) possible
    }
  }
  return d & 127;
}
