// Claim: phases count trips of both loops: each inner trip writes one column and a later trip reads it. Source: semantics.md §4
#include <omp.h>

static int grid[3][4][8], last[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 4; j++) {
        if (j > 0) {
          grid[i][j][me] = grid[i][j - 1][(me + 1) % team] + 1;
        } else {
          grid[i][j][me] = last[me];
        }
#pragma omp barrier
      }
      last[me] = grid[i][3][team - 1 - me];
    }
  }
  return last[0];
}
