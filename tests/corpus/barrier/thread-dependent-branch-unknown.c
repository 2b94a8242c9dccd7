// Claim: a barrier that only thread 0 meets is non-conforming, so nothing is proved. Source: semantics.md §1, §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int cell[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ UNKNOWN(misaligned-barrier)
  {
    int me = omp_get_thread_num();
    cell[me] = me;
    if (me == 0) {
#pragma omp barrier //@ message(misaligned-barrier)
    }
    cell[me] += 1;
  }
  return cell[0];
}
