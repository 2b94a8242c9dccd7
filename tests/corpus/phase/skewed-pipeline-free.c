// Claim: stage me works on item s - me, so in one step neighbouring stages touch different items of the row between them. Source: semantics.md §4, §10
#include <omp.h>

#define ITEMS 16

static int row[9][ITEMS];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int s = 0; s < ITEMS + team - 1; s++) {
      int item = s - me;
      if (item >= 0 && item < ITEMS) {
        row[me + 1][item] = row[me][item] + me;
      }
#pragma omp barrier
    }
  }
  return row[1][0];
}
