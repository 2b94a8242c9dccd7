// Claim: a lock belongs to the task that has set it: no thread of the team may give back what the code before the region has set.
// Source: OpenMP 5.2 §18.9
// Output: depends on the team size
#include <omp.h>

static omp_lock_t lock;
static int d;

int main(void) {
  omp_init_lock(&lock);
  omp_set_lock(&lock);
#pragma omp parallel num_threads(2) //@ UNKNOWN(not-conforming)
  {
    if (omp_get_thread_num() == 0) {
      d = 1;
      omp_unset_lock(&lock); //@ message(lock-of-another-task)
    } else {
      omp_set_lock(&lock);
      omp_unset_lock(&lock);
    }
  }
  return d & 127;
}
