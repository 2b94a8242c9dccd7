// Claim: lock[i] protects a[i] but not the neighbour that is changed with it. Source: semantics.md §6
#include <omp.h>

static omp_lock_t lock[20];
static int a[21];

int main(void) {
  for (int i = 0; i < 20; i++) {
    omp_init_lock(&lock[i]);
  }
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    omp_set_lock(&lock[i]);
    a[i] += 1;     //@ race(a)
    a[i + 1] += 1; //@ race(a)
    omp_unset_lock(&lock[i]);
  }
  return a[5];
}
