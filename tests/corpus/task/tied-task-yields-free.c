// Claim: a tied task resumes on its thread, whose slot no other thread writes. Source: semantics.md §10; OpenMP 5.2 §12.10
#include <omp.h>

static int count[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task
    {
      int me = omp_get_thread_num();
#pragma omp taskyield
      count[me]++;
    }
  }
  return count[0] > 20;
}
