// Claim: the inner loop's first trip unsets the lock; the later ones run without it. Source: semantics.md §6 (must-held through loops)
#include <omp.h>

static omp_lock_t lock;
static int sum;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    omp_set_lock(&lock);
    for (int j = 0; j < 3; j++) {
      sum += j; //@ race(sum)
      if (j == 0) {
        omp_unset_lock(&lock);
      }
    }
  }
  return sum > 0;
}
