// Claim: two allocations that a macro writes to one place are two objects, whose addresses differ.
// Source: C17 §7.22.3 p1
#include <omp.h>
#include <stdlib.h>

#define TWO(a, b) (a = malloc(16), b = malloc(16))
static int *a, *b, r;

int main(void) {
  TWO(a, b);
#pragma omp parallel //@ RACE
  if (a != b)
    r = omp_get_thread_num(); //@ race(r)
  return r & 127;
}
