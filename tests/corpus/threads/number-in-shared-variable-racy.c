// Claim: a thread number kept in a shared variable is overwritten by the other threads. Source: semantics.md §8
#include <omp.h>

static int seen[8];

int main(void) {
  int me;
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    me = omp_get_thread_num();        //@ race(me)
    seen[omp_get_thread_num()] = me; //@ race(me)
  }
  return seen[0];
}
