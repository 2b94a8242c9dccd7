// Claim: a loop that finds what it wrote itself in an earlier trip has waited for nobody. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, ready;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      x = 1; //@ race(x) possible
#pragma omp critical
      ready = 1;
    } else {
      int done = 0;
      while (!done) {
#pragma omp critical
        {
          if (ready == 1)
            done = 1;
          ready = 1;
        }
      }
      x += 2; //@ race(x) possible
    }
  }
  return x & 127;
}
