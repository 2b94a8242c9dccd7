// Claim: what a waiting loop writes in its last trip only does not keep it from waiting, which does not order what is written behind the value. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, ready;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
#pragma omp critical
      ready = 1;
      x = 1; //@ race(x)
    } else {
      int done = 0;
      while (!done) {
#pragma omp critical
        if (ready == 1) {
          ready = 0;
          done = 1;
        }
      }
      x += 2; //@ race(x)
    }
  }
  return x & 127;
}
