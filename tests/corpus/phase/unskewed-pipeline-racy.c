// Claim: when all stages work on the same item, a stage reads what the one before it is writing. Source: semantics.md §4, §10
#include <omp.h>

#define ITEMS 16

static int row[9][ITEMS];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    for (int s = 0; s < ITEMS; s++) {
      row[me + 1][s] = row[me][s] + me; //@ race(row)
#pragma omp barrier
    }
  }
  return row[1][0];
}
