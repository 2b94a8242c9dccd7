// Claim: a barrier completes only what was generated before it. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int x, r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
#pragma omp barrier
#pragma omp single nowait
    {
#pragma omp task
      x = 1; //@ race(x)
    }
    r[omp_get_thread_num()] = x; //@ race(x)
  }
  return r[0];
}
