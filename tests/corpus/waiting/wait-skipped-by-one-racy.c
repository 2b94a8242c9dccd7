// Claim: a thread whose condition holds from the start does not wait. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, ready, sum;

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      x = 1; //@ race(x) possible
#pragma omp critical
      ready = 1;
    } else {
      int done = omp_get_thread_num() == 2;
      int y;
      while (!done) {
#pragma omp critical
        done = ready;
      }
      y = x; //@ race(x) possible
#pragma omp atomic
      sum += y;
    }
  }
  return sum & 127;
}
