// Claim: an object that is published by a relaxed store may be read before it is made.
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
      p = malloc(sizeof *p);
      p->v = 7; //@ race(p)
      atomic_store_explicit(&head, p, memory_order_relaxed);
    }
    r[me] = p->v; //@ race(p)
  }
  return r[1] & 127;
}
