// Claim: behind a barrier nobody reads the object that its maker releases.
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
    struct node *p = NULL;
    if (me == 0) {
      p = malloc(sizeof *p);
      p->v = 7;
      atomic_store_explicit(&head, p, memory_order_release);
    } else {
      struct node *q = atomic_load_explicit(&head, memory_order_acquire);
      if (q != NULL)
        r[me] = q->v;
    }
#pragma omp barrier
    if (me == 0)
      free(p);
  }
  return r[1] & 127;
}
