// Claim: with blocks thread 1 of 2 reads element 1, which belongs to the first block. Source: semantics.md §3; OpenMP 5.2 §11.5.3
#include <omp.h>

static int a[8], b[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    int me = omp_get_thread_num();
#pragma omp for schedule(static) nowait
    for (int i = 0; i < 8; i++) {
      a[i] = i * i; //@ race(a)
    }
    b[me] = a[me]; //@ race(a)
  }
  return b[0];
}
