// Claim: two singles with their barriers make three phases: S1 S2 | S3 S4 | S5. Source: LLOV phase interval analysis, listing 2 and fig. 1; semantics.md §11
#include <omp.h>

static int before[8], between[8], after[8];

int main(void) {
  int x = 0, y = 0;
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    before[me] = me;
#pragma omp single
    x = 1;
    between[me] = x + before[7 - me];
#pragma omp single
    y = x + 1;
    after[me] = x + y + between[7 - me];
  }
  return after[0];
}
