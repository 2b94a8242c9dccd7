// Claim: a pointer that leads to an object of the maker at first may still do so when that writes the object.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
#include <stdlib.h>

static int old;
static _Atomic(int *) head = &old;
static int r[12];

int main(void) {
#pragma omp parallel num_threads(12) //@ RACE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      int *n = malloc(sizeof *n);
      *n = 7;
      atomic_store_explicit(&head, n, memory_order_release);
      old = 3; //@ race(old)
    } else {
      int *p = atomic_load_explicit(&head, memory_order_acquire);
      r[me] = *p; //@ race
    }
  }
  return r[1] & 127;
}
