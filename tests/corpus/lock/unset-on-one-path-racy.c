// Claim: on the path that unsets the lock early the second update is unprotected. Source: semantics.md §6 (must-held on all paths)
#include <omp.h>
#include <stdlib.h>

static omp_lock_t lock;
static int sum, count;

int main(int argc, char **argv) {
  int early = argc > 1 ? atoi(argv[1]) : 1;
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    omp_set_lock(&lock);
    sum += i;
    if (early) {
      omp_unset_lock(&lock);
    }
    count += 1; //@ race(count)
    if (!early) {
      omp_unset_lock(&lock);
    }
  }
  return sum + count;
}
