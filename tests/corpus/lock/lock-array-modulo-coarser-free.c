// Claim: equal elements of bin have equal locks, as i % 8 decides i % 4. Source: semantics.md §6
#include <omp.h>

static omp_lock_t lock[4];
static int bin[8];

int main(void) {
  for (int b = 0; b < 4; b++) {
    omp_init_lock(&lock[b]);
  }
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    omp_set_lock(&lock[i % 4]);
    bin[i % 8] += i;
    omp_unset_lock(&lock[i % 4]);
  }
  return bin[3] > 0;
}
