// Claim: that a lock is held by another thread says nothing of what that thread did before.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, r;
static omp_lock_t l;

int main(void) {
  omp_init_lock(&l);
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d)
      omp_set_lock(&l);
      omp_unset_lock(&l);
    } else if (!omp_test_lock(&l)) {
      r = d; //@ race(d)
    } else {
      omp_unset_lock(&l);
    }
  }
  omp_destroy_lock(&l);
  return r & 127;
}
