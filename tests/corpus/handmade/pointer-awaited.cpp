// Claim: who waits until a pointer is there reads what was written before it was stored.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

struct Node {
  int v;
};
static Node n;
static std::atomic<Node *> head;
static int r[4];

int main() {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      n.v = 7;
      head.store(&n);
    } else {
      Node *p;
      while (!(p = head.load()))
        ;
      r[me] = p->v;
    }
  }
  return r[1] & 127;
}
