// Claim: the bound in the loop header is read by every thread when it meets the loop. Source: semantics.md §2; OpenMP 5.2 §4.4.1
// Output: depends on the team size
#include <omp.h>

static int out[8];

int main(void) {
  int n = 10;
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int mine = 0;
#pragma omp single nowait
    n = 20; //@ race(n)
#pragma omp for nowait
    for (int i = 0; i < n; i++) { //@ race(n)
      mine += i;
    }
    out[omp_get_thread_num()] = mine;
  }
  return out[0];
}
