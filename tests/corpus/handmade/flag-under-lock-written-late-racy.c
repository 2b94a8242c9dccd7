// Claim: what is written behind the release of the lock is not handed over with the flag that it guards.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r;
static omp_lock_t l;

int main(void) {
  omp_init_lock(&l);
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      omp_set_lock(&l);
      f = 1;
      omp_unset_lock(&l);
      d = 1; //@ race(d)
    } else {
      int v;
      do {
        omp_set_lock(&l);
        v = f;
        omp_unset_lock(&l);
      } while (!v);
      r = d; //@ race(d)
    }
  }
  omp_destroy_lock(&l);
  return r & 127;
}
