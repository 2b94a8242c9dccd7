// Claim: a filter that differs per thread lets every thread generate the task. Source: semantics.md §3, §5; OpenMP 5.2 §10.5.1
// Output: depends on the team size
#include <omp.h>

static int x;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp masked filter(omp_get_thread_num())
    {
#pragma omp task
      x++; //@ race(x)
    }
  }
  return x;
}
