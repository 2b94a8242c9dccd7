// Claim: a function makes the object at its first call, looked at again under a lock.
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

static struct node *get(void) {
  struct node *p = atomic_load_explicit(&head, memory_order_acquire);
  if (p == NULL) {
#pragma omp critical
    {
      p = atomic_load_explicit(&head, memory_order_relaxed);
      if (p == NULL) {
        p = malloc(sizeof *p);
        p->v = 7;
        atomic_store_explicit(&head, p, memory_order_release);
      }
    }
  }
  return p;
}

int main(void) {
#pragma omp parallel num_threads(12) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    struct node *p = get();
    r[me] = p->v;
  }
  return r[1] & 127;
}
