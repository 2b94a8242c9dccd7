// Claim: where the lock is kept, nobody else gets in: no path accesses sum without it. Source: semantics.md §6
#include <omp.h>
#include <stdlib.h>

static omp_lock_t lock;
static int sum;

int main(int argc, char **argv) {
  int keep = argc > 1 ? atoi(argv[1]) : 0;
  omp_init_lock(&lock);
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      omp_set_lock(&lock); //@ message(lock-not-released)
      sum += 1;
      if (keep) {
        sum += 1;
      } else {
        omp_unset_lock(&lock);
      }
    }
#pragma omp section
    {
      omp_set_lock(&lock);
      sum += 2;
      omp_unset_lock(&lock);
    }
  }
  return sum;
}
