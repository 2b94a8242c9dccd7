// Claim: reading one cell beyond the own strip meets the neighbour that updates its first cell. Source: semantics.md §3, §10
#include <omp.h>

static double strip[81];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    double *mine = strip + 10 * omp_get_thread_num();
    for (int i = 0; i < 10; i++) {
      mine[i] += 0.5 * mine[i + 1]; //@ race(mine)
    }
  }
  return strip[1] > 0.0;
}
