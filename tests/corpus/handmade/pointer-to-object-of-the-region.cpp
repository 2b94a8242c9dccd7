// Claim: an object that a thread makes itself and publishes then is as it was then.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

struct Node {
  int v;
};
static std::atomic<Node *> head;
static int r[4];

int main() {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me == 0) {
      Node *n = new Node();
      n->v = 7;
      head.store(n, std::memory_order_release);
    } else {
      Node *p = head.load(std::memory_order_acquire);
      if (p)
        r[me] = p->v;
    }
  }
  return r[1] & 127;
}
