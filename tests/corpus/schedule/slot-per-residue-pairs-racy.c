// Claim: with chunks of two a residue modulo the team size is no longer one thread's. Source: semantics.md §3; OpenMP 5.2 §11.5.3
// Output: depends on the team size
#include <omp.h>

static int part[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int team = omp_get_num_threads();
#pragma omp for schedule(static, 2)
    for (int i = 0; i < 100; i++) {
      part[i % team] += i; //@ race(part)
    }
  }
  return part[0];
}
