// Claim: each thread owns ten cells and updates only the inner eight; the edges it reads are never written. Source: semantics.md §3, §10
#include <omp.h>

static double strip[80];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    double *mine = strip + 10 * omp_get_thread_num();
    for (int sweep = 0; sweep < 5; sweep++) {
      for (int i = 1; i < 9; i++) {
        mine[i] = 0.5 * (mine[i - 1] + mine[i + 1]);
      }
    }
  }
  return strip[1] > 0.0;
}
