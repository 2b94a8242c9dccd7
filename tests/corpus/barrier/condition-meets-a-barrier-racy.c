// Claim: a barrier that a condition comes to does not order what one iteration does behind it. Source: OpenMP 5.2 §15.3.1
#include <omp.h>

static int meet(int k, int n) {
#pragma omp barrier
  return k < n;
}

void atOnce(int *a, int n) {
#pragma omp parallel //@ RACE
  {
    int t = omp_get_thread_num();
    for (int k = 0; meet(k, n); k++) {
      if (t == 0)
        a[0] = k; //@ race(a)
      if (t == 1)
        a[1] = a[0]; //@ race(a)
    }
  }
}
