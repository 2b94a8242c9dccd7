// Claim: with at most two threads the number modulo two tells them apart. Source: semantics.md §3
#include <omp.h>

static int side[2];

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    side[omp_get_thread_num() % 2]++;
  }
  return side[0];
}
