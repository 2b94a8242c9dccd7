// Claim: a loop that gives up after some looks has not waited. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, ready;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      x = 1; //@ race(x)
#pragma omp atomic write release
      ready = 1;
    } else {
      int v = 0;
      for (int k = 0; k < 3 && !v; k++) {
#pragma omp atomic read acquire
        v = ready;
      }
      x += 2; //@ race(x)
    }
  }
  return x & 127;
}
