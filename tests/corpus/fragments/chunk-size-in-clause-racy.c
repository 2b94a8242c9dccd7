// Claim: the chunk size in a schedule clause is read by every thread when it meets the loop. Source: semantics.md §2; OpenMP 5.2 §11.5.3
// Output: depends on the team size
#include <omp.h>

static int out[8];

int main(void) {
  int chunk = 1;
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int mine = 0;
#pragma omp single nowait
    chunk = 4; //@ race(chunk)
#pragma omp for schedule(dynamic, chunk) nowait //@ race(chunk)
    for (int i = 0; i < 40; i++) {
      mine += i;
    }
    out[omp_get_thread_num()] = mine;
  }
  return out[0];
}
