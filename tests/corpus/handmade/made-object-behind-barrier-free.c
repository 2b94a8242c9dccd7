// Claim: behind a barrier all find the object that one thread has made for them.
// Source: OpenMP 5.2 §15.3.1; semantics.md §6
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
#pragma omp parallel num_threads(12) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      struct node *n = malloc(sizeof *n);
      n->v = 7;
      plain = n;
    }
#pragma omp barrier
    r[me] = plain->v;
  }
  return r[1] & 127;
}
