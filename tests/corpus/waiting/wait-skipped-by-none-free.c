// Claim: no thread has a condition that holds from the start: all wait. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, ready, sum;

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    if (omp_get_thread_num() == 0) {
      x = 1;
#pragma omp critical
      ready = 1;
    } else {
      int done = omp_get_thread_num() == 0;
      int y;
      while (!done) {
#pragma omp critical
        done = ready;
      }
      y = x;
#pragma omp atomic
      sum += y;
    }
  }
  return sum & 127;
}
