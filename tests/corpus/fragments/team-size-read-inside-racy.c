// Claim: read inside the region it is the team's size, and every thread passes the guard. Source: semantics.md §3; OpenMP 5.2 §18.2.2
// Output: depends on the team size
#include <omp.h>

int main(void) {
  int x = 0;
#pragma omp parallel num_threads(4) //@ RACE witness T<=2
  {
    int nt = omp_get_num_threads();
    if (omp_get_thread_num() < nt) {
      x++; //@ race(x)
    }
  }
  return x;
}
