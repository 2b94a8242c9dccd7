// Claim: who hands on a pointer without having acquired it hands on nothing of what it leads to.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

struct Node {
  int v;
};
static Node n;
static std::atomic<Node *> head, next;
static int r[4];

int main() {
#pragma omp parallel num_threads(3) //@ RACE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      n.v = 7; //@ race(n)
      head.store(&n, std::memory_order_release);
    } else if (me == 1) {
      Node *p = head.load(std::memory_order_relaxed);
      if (p)
        next.store(p, std::memory_order_release);
    } else {
      Node *p = next.load(std::memory_order_acquire);
      if (p)
        r[me] = p->v; //@ race(n)
    }
  }
  return r[1] & 127;
}
