// Claim: any number of threads may read what nobody writes. Source: semantics.md §10
#include <omp.h>

static const int table[4] = {2, 3, 5, 7};
static int out[16];

int main(void) {
  int offset = 1;
#pragma omp parallel num_threads(16) default(none) shared(out, table, offset) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    out[me] = table[me % 4] + table[0] + offset;
  }
  return out[3];
}
