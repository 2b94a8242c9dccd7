// Claim: threads that wait for one value are not ordered among each other. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, ready;

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      x = 1;
#pragma omp critical
      ready = 1;
    } else {
      int done = 0;
      while (!done) {
#pragma omp critical
        if (ready)
          done = 1;
      }
      x += 2; //@ race(x)
    }
  }
  return x & 127;
}
