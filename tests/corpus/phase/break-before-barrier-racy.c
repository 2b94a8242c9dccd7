// Claim: leaving the loop before its second barrier lets the write after the loop meet the last read. Source: semantics.md §4
#include <omp.h>

static int a[8], b[8];

void search(int limit) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int k = 0; k < 100; k++) {
      a[me] = k;
#pragma omp barrier
      b[me] += a[(me + 1) % team]; //@ race(a)
      if (k == limit) {
        break;
      }
#pragma omp barrier
    }
    a[me] = -1; //@ race(a)
  }
}
