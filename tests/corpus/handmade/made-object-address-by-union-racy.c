// Claim: the same of addresses that a union makes numbers of.
// Source: C17 6.5.2.3 note 97, 7.22.3 p1
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
struct node {
  int v;
};
static _Atomic(struct node *) head;
static int t[64];
int main(void) {
#pragma omp parallel num_threads(12) //@ RACE
  {
    int me = omp_get_thread_num();
    union { struct node *p; uintptr_t n; } u;
    u.p = malloc(sizeof *u.p);
    atomic_store(&head, u.p);
    t[u.n % 64] = me; //@ race(t)
  }
  return t[1] & 127;
}
