// Claim: one common lock is enough. Source: semantics.md §6
#include <omp.h>

static omp_lock_t left, right;
static int sum;

int main(void) {
  omp_init_lock(&left);
  omp_init_lock(&right);
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      omp_set_lock(&left);
      omp_set_lock(&right);
      sum += 1;
      omp_unset_lock(&right);
      omp_unset_lock(&left);
    }
#pragma omp section
    {
      omp_set_lock(&right);
      sum += 2;
      omp_unset_lock(&right);
    }
  }
  return sum;
}
