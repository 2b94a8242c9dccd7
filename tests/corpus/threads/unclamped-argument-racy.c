// Claim: for five threads or more, numbers modulo four repeat. Source: semantics.md §1, §3
#include <omp.h>

static int slot[4];

void mark(int n) {
#pragma omp parallel num_threads(n) //@ RACE witness T<=5 n<=5
  {
    slot[omp_get_thread_num() % 4]++; //@ race(slot)
  }
}
