// Claim: taskwait waits until the event of the detached task is fulfilled. Source: semantics.md §5; OpenMP 5.2 §12.5.2
// Output: differs without OpenMP
#include <omp.h>

static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    omp_event_handle_t done;
#pragma omp task detach(done)
    {
      x = 1;
      omp_fulfill_event(done);
    }
#pragma omp taskwait
    y = x;
  }
  return y;
}
