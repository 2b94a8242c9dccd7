// Claim: a barrier that a condition comes to is between two iterations, and between the last one and what follows. Source: OpenMP 5.2 §15.3.1
#include <omp.h>

static int meet(int k, int n) {
#pragma omp barrier
  return k < n;
}

void byTurns(int *a, int n) {
#pragma omp parallel //@ RACE_FREE
  {
    int t = omp_get_thread_num();
    for (int k = 0; meet(k, n); k++) {
      if (k % 2 == 0) {
        if (t == 0)
          a[0] = k;
      } else {
        if (t == 1)
          a[0] = k;
      }
    }
  }
}

void behind(int *a, int n) {
#pragma omp parallel //@ RACE_FREE
  {
    int t = omp_get_thread_num();
    for (int k = 0; meet(k, n); k++) {
      if (t == 0)
        a[0] = k;
    }
    if (t == 1)
      a[0] = 7;
  }
}
