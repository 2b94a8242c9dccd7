// Claim: a barrier before the single orders all partial results before their sum. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int part[16];

int main(void) {
  int total = 0;
#pragma omp parallel num_threads(16) //@ RACE_FREE
  {
    part[omp_get_thread_num()] = 1;
#pragma omp barrier
#pragma omp single
    for (int k = 0; k < omp_get_num_threads(); k++) {
      total += part[k];
    }
  }
  return total;
}
