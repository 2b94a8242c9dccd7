// Claim: the creator writes the same slot while its task runs on another thread. Source: semantics.md §3, §5
#include <omp.h>

static int r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
#pragma omp task
    r[me]++; //@ race(r)
    r[me]++; //@ race(r)
  }
  return r[0];
}
