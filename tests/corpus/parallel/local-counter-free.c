// Claim: a variable declared inside the region is private, one per thread. Source: semantics.md §8; OpenMP 5.2 §5.1.1
#include <omp.h>

static int result[64];

int main(void) {
#pragma omp parallel num_threads(64) //@ RACE_FREE
  {
    int hits = 0;
    for (int k = 0; k < 10; k++) {
      hits += k;
    }
    result[omp_get_thread_num()] = hits;
  }
  return result[0] == 0;
}
