// Claim: lock[b] protects bin[b]. Source: semantics.md §6 (equality of addresses)
#include <omp.h>

static omp_lock_t lock[8];
static int bin[8];

int main(void) {
  for (int b = 0; b < 8; b++) {
    omp_init_lock(&lock[b]);
  }
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    int b = i % 8;
    omp_set_lock(&lock[b]);
    bin[b] += i;
    omp_unset_lock(&lock[b]);
  }
  return bin[3] > 0;
}
