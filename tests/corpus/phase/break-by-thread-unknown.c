// Claim: a break that depends on the thread number makes the barriers after it misaligned. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int a[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ UNKNOWN(misaligned-barrier)
  {
    int me = omp_get_thread_num();
    for (int k = 0; k < 10; k++) {
      a[me] += k;
      if (k == me) {
        break;
      }
#pragma omp barrier //@ message(misaligned-barrier)
    }
  }
  return a[0];
}
