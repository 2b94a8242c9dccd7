// Claim: a thread and its own task, run by another thread, meet on the thread's local. Source: semantics.md §5 (data environment)
#include <omp.h>

static int r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int x = 0;
#pragma omp task shared(x)
    x++; //@ race(x)
    x++; //@ race(x)
#pragma omp taskwait
    r[omp_get_thread_num()] = x;
  }
  return r[0];
}
