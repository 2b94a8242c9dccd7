// Claim: on the path without unset nobody else gets the lock, but on the other path the read is unprotected. Source: semantics.md §6
#include <omp.h>
#include <stdlib.h>

static omp_lock_t lock;
static int sum, seen;

int main(int argc, char **argv) {
  int keep = argc > 1 ? atoi(argv[1]) : 0;
  omp_init_lock(&lock);
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
      omp_set_lock(&lock);
      sum += 1; //@ race(sum)
      omp_unset_lock(&lock);
    }
#pragma omp section
    {
      omp_set_lock(&lock); //@ message(lock-not-released)
      if (!keep) {
        omp_unset_lock(&lock);
      }
      seen = sum; //@ race(sum)
    }
  }
  return sum + (seen > 1);
}
