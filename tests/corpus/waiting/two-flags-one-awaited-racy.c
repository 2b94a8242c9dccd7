// Claim: a loop that ends when one of two flags is seen orders nothing for certain. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, y, a, b, sum;

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      x = 1; //@ race(x)
#pragma omp atomic write release
      a = 1;
    } else if (me == 1) {
      y = 1; //@ race(y)
#pragma omp atomic write release
      b = 1;
    } else {
      int v = 0, w = 0;
      while (!v && !w) {
#pragma omp atomic read acquire
        v = a;
#pragma omp atomic read acquire
        w = b;
      }
      sum = x + y; //@ race(x) race(y)
    }
  }
  return sum & 127;
}
