// Claim: one thread at most finds a pointer that is exchanged for none; what it leads to is that thread's then.
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
    if (omp_get_thread_num() == 0) {
      n.v = 7;
      head.store(&n);
    } else {
      Node *p = head.exchange(nullptr);
      if (p)
        p->v++;
    }
  }
  return r[1] & 127;
}
