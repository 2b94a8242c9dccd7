// Claim: without the second barrier b races within a step and a races with the next step. Source: semantics.md §4
#include <omp.h>

static double a[8], b[8], c[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
    int right = (me + 1) % omp_get_num_threads();
    for (int t = 0; t < 5; t++) {
      a[me] = c[me] + t; //@ race(a)
#pragma omp barrier
      b[me] = a[me] + a[right]; //@ race(a) race(b)
      c[me] = b[right];         //@ race(b)
    }
  }
  return c[0] > 0.0;
}
