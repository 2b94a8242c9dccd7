// Claim: a pointer that is taken back does not take back what others have read; its object is written again beside them.
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
#pragma omp parallel num_threads(3) //@ RACE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      n.v = 1;
      head.store(&n);
      head.store(nullptr);
      n.v = 2; //@ race(n)
    } else {
      Node *p = head.load();
      if (p)
        r[me] = p->v; //@ race(n)
    }
  }
  return r[1] & 127;
}
