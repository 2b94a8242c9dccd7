// Claim: an object is written again once another one's address has taken the place of its own; who has read the old one is still there.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

struct Node {
  int v;
};
static Node n, m;
static std::atomic<Node *> head;
static int r[4];

int main() {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      n.v = 1;
      head.store(&n, std::memory_order_release);
      m.v = 2;
      head.store(&m, std::memory_order_release);
      n.v = 3; //@ race(n)
    } else {
      Node *p = head.load(std::memory_order_acquire);
      if (p)
        r[me] = p->v; //@ race(n)
    }
  }
  return r[1] & 127;
}
