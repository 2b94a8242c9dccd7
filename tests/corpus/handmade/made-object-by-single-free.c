// Claim: one thread makes an object, the others go on and may find it.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int v;
  struct node *next;
};
static _Atomic(struct node *) head;
static int r[12];

int main(void) {
#pragma omp parallel num_threads(12) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
#pragma omp single nowait
    {
      struct node *n = malloc(sizeof *n);
      n->v = 7;
      atomic_store_explicit(&head, n, memory_order_release);
    }
    struct node *p = atomic_load_explicit(&head, memory_order_acquire);
    if (p)
      r[me] = p->v;
  }
  return r[1] & 127;
}
