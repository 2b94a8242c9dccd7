// Claim: each thread reads another flag through a pointer of the same name, so that the barrier need not be met by all. Source: semantics.md §2, Values
#include <omp.h>

static int x;

void start(int **flags) {
#pragma omp parallel num_threads(4) //@ UNKNOWN(misaligned-barrier)
  {
    int *mine = flags[omp_get_thread_num()];
#pragma omp critical
    *mine = *mine + 1;
#pragma omp barrier
    int now;
#pragma omp critical
    now = *mine;
    if (now == 7) {
#pragma omp barrier //@ message(misaligned-barrier)
    }
#pragma omp masked
    x++;
  }
}
