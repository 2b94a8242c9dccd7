// Claim: who finds a pointer and stores it elsewhere hands on what was written before it was stored first.
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
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      n.v = 7;
      head.store(&n, std::memory_order_release);
    } else if (me == 1) {
      Node *p = head.load(std::memory_order_acquire);
      if (p)
        next.store(p, std::memory_order_release);
    } else {
      Node *p = next.load(std::memory_order_acquire);
      if (p)
        r[me] = p->v;
    }
  }
  return r[1] & 127;
}
