// Claim: taskwait does not join the task that another thread generated. Source: semantics.md §5 (first fragment)
#include <omp.h>

static int y, r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
#pragma omp single nowait
    {
#pragma omp task
      y = 1; //@ race(y)
    }
#pragma omp taskwait
    r[omp_get_thread_num()] = y; //@ race(y)
  }
  return r[0];
}
