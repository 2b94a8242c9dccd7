// Claim: updates under the same lock exclude each other. Source: semantics.md §6; OpenMP 5.2 §18.9
#include <omp.h>

static omp_lock_t lock;
static int sum;

int main(void) {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    omp_set_lock(&lock);
    sum += i;
    omp_unset_lock(&lock);
  }
  omp_destroy_lock(&lock);
  return sum;
}
