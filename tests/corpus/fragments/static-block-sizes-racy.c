// Claim: five iterations on four threads may go 0 0 1 2 3, so the pairs 2,3 or 0,1 are not kept together. Source: semantics.md §3; OpenMP 5.2 §11.5.3
// Output: depends on the team size
#include <omp.h>

static int half[3];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE witness T<=4
  {
    int team = omp_get_num_threads();
#pragma omp for schedule(static)
    for (int i = 0; i < 5; i++) {
      if (team == 4) {
        half[i / 2] += i; //@ race(half)
      }
    }
  }
  return half[0];
}
