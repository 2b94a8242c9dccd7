// Claim: data goes through the hands of three threads under one lock, but the one between does not look for it. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, first, second;
static omp_lock_t gate;

int main(void) {
  omp_init_lock(&gate);
#pragma omp parallel num_threads(3) //@ RACE
  {
    int me = omp_get_thread_num();
    int done = 0;
    if (me == 0) {
      x = 1; //@ race(x)
      omp_set_lock(&gate);
      first = 1;
      omp_unset_lock(&gate);
    } else if (me == 1) {
      omp_set_lock(&gate);
      second = 1;
      omp_unset_lock(&gate);
    } else {
      while (!done) {
        omp_set_lock(&gate);
        if (second)
          done = 1;
        omp_unset_lock(&gate);
      }
      x += 2; //@ race(x)
    }
  }
  omp_destroy_lock(&gate);
  return x & 127;
}
