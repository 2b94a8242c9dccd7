// Claim: a thread-dependent return in a callee makes the barrier after it misaligned. Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

static int cell[8];

static void work(int me) {
  if (me > 3) {
    return;
  }
  cell[me] = me;
#pragma omp barrier //@ message(misaligned-barrier)
  cell[me] *= 2;
}

int main(void) {
#pragma omp parallel num_threads(8) //@ UNKNOWN(misaligned-barrier)
  {
    work(omp_get_thread_num());
  }
  return cell[3];
}
