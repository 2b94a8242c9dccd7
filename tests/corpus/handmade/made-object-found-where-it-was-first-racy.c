// Claim: who finds an object where it was published first reads it beside the one who passes it on.
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
static _Atomic(struct node *) other;
static int r[12];

int main(void) {
#pragma omp parallel num_threads(12) //@ RACE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      struct node *n = malloc(sizeof *n);
      n->v = 7;
      atomic_store_explicit(&head, n, memory_order_release);
    } else if (me == 1) {
      struct node *p = atomic_load_explicit(&head, memory_order_acquire);
      if (p) {
        p->v = 8; //@ race
        atomic_store_explicit(&other, p, memory_order_release);
      }
    } else {
      struct node *p = atomic_load_explicit(&head, memory_order_acquire);
      if (p)
        r[me] = p->v; //@ race
    }
  }
  return r[1] & 127;
}
