// Claim: an inclusive upper bound clears the first element of the next thread's block. Source: semantics.md §3, §10
#include <omp.h>

void clear(int *a) {
#pragma omp parallel //@ RACE witness T<=2
  {
    int low = 16 * omp_get_thread_num();
    int high = low + 16;
    for (int i = low; i <= high; i++) {
      a[i] = 0; //@ race(a)
    }
  }
}
