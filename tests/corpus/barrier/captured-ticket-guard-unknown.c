// Claim: a captured ticket differs per thread, so a barrier under it is misaligned. Source: semantics.md §2, §4
#include <omp.h>

static int ticket[8];

int main(void) {
  int next = 0;
#pragma omp parallel num_threads(8) //@ UNKNOWN(misaligned-barrier)
  {
    int mine;
#pragma omp atomic capture
    mine = next++;
    ticket[omp_get_thread_num()] = mine;
    if (mine > 0) {
#pragma omp barrier //@ message(misaligned-barrier)
    }
  }
  return ticket[0];
}
