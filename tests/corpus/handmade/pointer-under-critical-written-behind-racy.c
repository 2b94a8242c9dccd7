// Claim: what is written behind the critical region that stores a pointer races with who follows it.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

struct node {
  int v;
};
static struct node n, *head;
static int r[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      n.v = 7;
#pragma omp critical
      head = &n;
      n.v = 8; //@ race(n)
    } else {
      struct node *p;
#pragma omp critical
      p = head;
      if (p)
        r[me] = p->v; //@ race(n)
    }
  }
  return r[1] & 127;
}
