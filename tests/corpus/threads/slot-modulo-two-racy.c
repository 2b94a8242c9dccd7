// Claim: with three threads, numbers 0 and 2 share a slot. Source: semantics.md §3
// Output: depends on the team size
#include <omp.h>

static int side[2];

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE witness T<=3
  {
    side[omp_get_thread_num() % 2]++; //@ race(side)
  }
  return side[0];
}
