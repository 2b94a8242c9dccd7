// Claim: lock[i % 8] does not protect bin[i % 4]: iterations 0 and 4 hold different locks. Source: semantics.md §6
#include <omp.h>

static omp_lock_t lock[8];
static int bin[8];

int main(void) {
  for (int b = 0; b < 8; b++) {
    omp_init_lock(&lock[b]);
  }
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 100; i++) {
    omp_set_lock(&lock[i % 8]);
    bin[i % 4] += i; //@ race(bin)
    omp_unset_lock(&lock[i % 8]);
  }
  return bin[3] > 0;
}
