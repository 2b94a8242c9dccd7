// Claim: all that one lock gives is one object, which all write outside of it.
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
    struct node *p;
#pragma omp critical
    {
      p = head;
      if (p == NULL) {
        p = malloc(sizeof *p);
        head = p;
        p->w = 1;
      }
    }
    p->v = me; //@ race(p)
  }
  return r[1] & 127;
}
