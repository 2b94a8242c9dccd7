// Claim: an atomic update covers the element it names, also where its subscript is a call. Source: semantics.md §6; OpenMP 5.2 §15.8.4
#include <omp.h>

static int side[2];

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
#pragma omp atomic
    side[omp_get_thread_num() % 2]++;
  }
  return side[0];
}
