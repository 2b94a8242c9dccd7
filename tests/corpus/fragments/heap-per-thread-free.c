// Claim: memory that each thread allocates for itself is not shared. Source: semantics.md §9
#include <omp.h>
#include <stdlib.h>

static int out[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int *mine = malloc(10 * sizeof *mine);
    if (mine != NULL) {
      mine[0] = 0;
      for (int i = 1; i < 10; i++) {
        mine[i] = mine[i - 1] + i;
      }
      out[omp_get_thread_num()] = mine[9];
      free(mine);
    }
  }
  return out[0];
}
