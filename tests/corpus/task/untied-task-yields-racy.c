// Claim: an untied task may resume on another thread, so the number read before is not its thread's. Source: semantics.md §10; OpenMP 5.2 §12.1
#include <omp.h>

static int count[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task untied
    {
      int me = omp_get_thread_num();
#pragma omp taskyield
      count[me]++; //@ race(count) possible
    }
  }
  return count[0] > 20;
}
