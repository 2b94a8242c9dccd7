// Claim: different locks do not exclude each other. Source: semantics.md §6
#include <omp.h>

static omp_lock_t left, right;
static int sum;

int main(void) {
  omp_init_lock(&left);
  omp_init_lock(&right);
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
      omp_set_lock(&left);
      sum += 1; //@ race(sum)
      omp_unset_lock(&left);
    }
#pragma omp section
    {
      omp_set_lock(&right);
      sum += 2; //@ race(sum)
      omp_unset_lock(&right);
    }
  }
  return sum;
}
