// Claim: private pointers to different elements do not conflict. Source: semantics.md §9
#include <omp.h>

int main(void) {
  int cells[16] = {0};
#pragma omp parallel num_threads(16) //@ RACE_FREE
  {
    int *p = &cells[omp_get_thread_num()];
    *p += 1;
  }
  return cells[0];
}
