// Claim: a pointer that is stored and read without order races, and what it leads to with it.
// Source: OpenMP 5.2 §1.4.1; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdlib.h>

struct node {
  int v;
  struct node *next;
};
static struct node *plain;
static int r[12];

int main(void) {
#pragma omp parallel num_threads(12) //@ RACE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      struct node *n = malloc(sizeof *n);
      n->v = 7; //@ race possible
      plain = n; //@ race(plain)
    } else if (plain) //@ race(plain)
      r[me] = plain->v; //@ race(plain) possible race(n) possible
  }
  return r[1] & 127;
}
