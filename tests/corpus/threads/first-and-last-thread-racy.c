// Claim: the first and the last thread are different ones as soon as there are two. Source: semantics.md §3
#include <omp.h>

int main(void) {
  int bound = 0, copy = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int last = omp_get_num_threads() - 1;
    if (me == 0) {
      bound = 100; //@ race(bound)
    }
    if (me == last) {
      copy = bound; //@ race(bound)
    }
  }
  return copy;
}
