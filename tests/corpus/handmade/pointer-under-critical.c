// Claim: a pointer that is stored and read in critical regions leads to what was written before.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

struct node {
  int v;
};
static struct node n, *head;
static int r[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      n.v = 7;
#pragma omp critical
      head = &n;
    } else {
      struct node *p;
#pragma omp critical
      p = head;
      if (p)
        r[me] = p->v;
    }
  }
  return r[1] & 127;
}
