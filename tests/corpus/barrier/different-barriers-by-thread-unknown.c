// Claim: each thread meets a barrier, but not the same one: non-conforming. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int cell[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ UNKNOWN(misaligned-barrier)
  {
    int me = omp_get_thread_num();
    if (me % 2 == 0) {
      cell[me] = 1;
#pragma omp barrier //@ message(misaligned-barrier)
    } else {
      cell[me] = 2;
#pragma omp barrier //@ message(misaligned-barrier)
    }
  }
  return cell[0];
}
