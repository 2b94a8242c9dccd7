// Claim: a task waits for its parent, which does not wait for the task before its own access.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, f;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
#pragma omp single
    {
#pragma omp task shared(f, x)
      x = 1; //@ race(x)
      x = 2; //@ race(x)
#pragma omp task shared(f)
      {
        int v;
        do {
#pragma omp atomic read acquire
          v = f;
        } while (!v);
      }
#pragma omp atomic write release
      f = 1;
    }
  }
  return x & 127;
}
