// Claim: the team is at most as large as the clamped argument, so numbers modulo four stay distinct. Source: semantics.md §2, §3
#include <omp.h>

static int slot[4];

void mark(int n) {
  int wanted = n > 4 ? 4 : n;
  if (wanted < 1) {
    wanted = 1;
  }
#pragma omp parallel num_threads(wanted) //@ RACE_FREE
  {
    slot[omp_get_thread_num() % 4]++;
  }
}
