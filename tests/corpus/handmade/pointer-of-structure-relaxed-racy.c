// Claim: a pointer that is stored without release says nothing of what it leads to.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

struct node {
  int v, w;
};
static struct node n;
static struct node *h;
static int r[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      n.v = 7; //@ race(n)
#pragma omp atomic write relaxed
      h = &n;
    } else {
      struct node *p;
#pragma omp atomic read acquire
      p = h;
      if (p)
        r[omp_get_thread_num()] = p->v; //@ race(n)
    }
  }
  return r[1] & 127;
}
