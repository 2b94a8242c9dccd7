// Claim: a box that is filled by a relaxed store shows an object that may not be made yet.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int v;
};
static _Atomic(struct node *) box[12];
static int r[12];

int main(void) {
#pragma omp parallel num_threads(12) //@ RACE
  {
    int me = omp_get_thread_num();
    int next = (me + 1) % omp_get_num_threads();
    struct node *n = malloc(sizeof *n);
    n->v = me; //@ race(n)
    atomic_store_explicit(&box[me], n, memory_order_relaxed);
    struct node *p;
    do
      p = atomic_load_explicit(&box[next], memory_order_acquire);
    while (p == NULL);
    r[me] = p->v; //@ race
  }
  return r[1] & 127;
}
