// Claim: an object is made once under a lock, where all come by.
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
    struct node *p;
#pragma omp critical
    {
      p = head;
      if (p == NULL) {
        p = malloc(sizeof *p);
        p->v = 7;
        head = p;
      }
    }
    r[me] = p->v;
  }
  return r[1] & 127;
}
