// Claim: addresses that threads make are no numbers of theirs: of twelve blocks, which lie at multiples of 16, two have one number here.
// Source: C17 6.3.2.3 p6, 7.22.3 p1
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
    struct node *n = malloc(sizeof *n);
    atomic_store(&head, n);
    t[(uintptr_t)n % 64] = me; //@ race(t)
  }
  return t[1] & 127;
}
