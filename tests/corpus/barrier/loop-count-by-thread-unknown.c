// Claim: a loop that runs as often as the thread's number says meets its barrier a different number of times. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int cell[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ UNKNOWN(misaligned-barrier)
  {
    int me = omp_get_thread_num();
    for (int k = 0; k < me; k++) {
      cell[me] += k;
#pragma omp barrier //@ message(misaligned-barrier)
    }
  }
  return cell[7];
}
