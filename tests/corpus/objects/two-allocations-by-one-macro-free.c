// Claim: two allocations that a macro writes to one place are two objects: one may be written while the other one is read.
// Source: C17 §7.22.3 p1
#include <omp.h>
#include <stdlib.h>

#define TWO(a, b) (a = malloc(4 * sizeof(int)), b = calloc(4, sizeof(int)))
static int *a, *b, r[4];

int main(void) {
  TWO(a, b);
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    a[me] = 1;
    r[me] = b[(me + 1) % 4];
  }
  return r[1];
}
