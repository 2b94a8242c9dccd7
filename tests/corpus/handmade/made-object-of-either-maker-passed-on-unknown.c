// Claim: of a pointer that is one of two makers, or none on a path, it is not known whose it is where it is passed on.
// Racy: the first maker writes its object behind the publication.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node {
  int v;
};
static _Atomic(struct node *) head;
static _Atomic(struct node *) other;
static int r[12];
int main(int argc, char **argv) {
#pragma omp parallel num_threads(12) //@ UNKNOWN(unmodelled-pointer)
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      struct node *n = malloc(sizeof *n);
      n->v = 7;
      atomic_store(&head, n);
      n->v = 8;
    } else if (me == 1) {
      struct node *m = malloc(sizeof *m);
      m->v = 7;
      atomic_store(&head, m);
    } else if (me == 2) {
      struct node *p = NULL;
      if (argc > 1)
        p = atomic_load(&head);
      atomic_store(&other, p);
    } else {
      struct node *q = atomic_load(&other);
      if (q)
        r[me] = q->v;
    }
  }
  return r[1] & 127;
}
