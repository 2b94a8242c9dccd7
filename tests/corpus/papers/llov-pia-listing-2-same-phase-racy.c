// Claim: S3 and S4 are in the same phase, so the second single must not write what S3 reads. Source: variation of LLOV phase interval analysis, listing 2
#include <omp.h>

static int between[8], after[8];

int main(void) {
  int x = 0;
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
#pragma omp single
    x = 1;
    between[me] = x; //@ race(x)
#pragma omp single
    x = 2; //@ race(x)
    after[me] = x;
  }
  return between[0] + after[0];
}
