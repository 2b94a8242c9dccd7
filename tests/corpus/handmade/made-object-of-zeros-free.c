// Claim: the zeros of an object are there for who finds it.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int v;
  int w;
};
static _Atomic(struct node *) head;
static int r[12];

int main(void) {
#pragma omp parallel num_threads(12) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      struct node *n = calloc(1, sizeof *n);
      atomic_store_explicit(&head, n, memory_order_release);
    } else {
      struct node *p = atomic_load_explicit(&head, memory_order_acquire);
      if (p != NULL)
        r[me] = p->v;
    }
  }
  return r[1] & 127;
}
