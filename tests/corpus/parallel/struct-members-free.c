// Claim: two threads may write neighbouring members of one structure. Source: semantics.md §9
#include <omp.h>

struct range {
  int low;
  int high;
};

int main(void) {
  struct range r = {0, 0};
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    if (omp_get_thread_num() == 0) {
      r.low = 1;
    } else {
      r.high = 9;
    }
  }
  return r.high - r.low;
}
