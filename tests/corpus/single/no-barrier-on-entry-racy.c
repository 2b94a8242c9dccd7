// Claim: the thread that executes the single does not wait for the others to arrive. Source: semantics.md §4; OpenMP 5.2 §11.1
// Output: depends on the team size
#include <omp.h>

static int part[16];

int main(void) {
  int total = 0;
#pragma omp parallel num_threads(16) //@ RACE witness T<=2
  {
    part[omp_get_thread_num()] = 1; //@ race(part)
#pragma omp single
    for (int k = 0; k < omp_get_num_threads(); k++) {
      total += part[k]; //@ race(part)
    }
  }
  return total;
}
