// Claim: a comparison that fails without acquiring finds an object that may not be made yet.
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
#pragma omp parallel num_threads(12) //@ RACE
  {
    int me = omp_get_thread_num();
    struct node *p = atomic_load_explicit(&head, memory_order_acquire);
    if (p == NULL) {
      struct node *n = malloc(sizeof *n);
      n->v = 7; //@ race(n)
      if (atomic_compare_exchange_strong_explicit(&head, &p, n, memory_order_acq_rel, memory_order_relaxed))
        p = n;
      else
        free(n);
    }
    r[me] = p->v; //@ race
  }
  return r[1] & 127;
}
