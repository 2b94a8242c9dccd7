// Claim: a filter that is every thread's own number lets every thread in. Source: semantics.md §3; OpenMP 5.2 §10.5.1
// Output: depends on the team size
#include <omp.h>

int main(void) {
  int x = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp masked filter(omp_get_thread_num())
    x++; //@ race(x)
  }
  return x;
}
