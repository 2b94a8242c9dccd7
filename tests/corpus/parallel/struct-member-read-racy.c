// Claim: one thread writes a member that the other reads. Source: semantics.md §9
// Output: depends on the team size
#include <omp.h>

struct range {
  int low;
  int high;
};

int main(void) {
  struct range r = {0, 0};
#pragma omp parallel num_threads(2) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      r.low = 1; //@ race(r)
    } else {
      r.high = r.low + 8; //@ race(r)
    }
  }
  return r.high - r.low;
}
