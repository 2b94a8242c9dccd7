// Claim: threads that all find a pointer write what it leads to beside one another.
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
#pragma omp parallel num_threads(4) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      n.v = 7;
      head.store(&n);
    } else {
      Node *p = head.load();
      if (p)
        p->v++; //@ race(p)
    }
  }
  return r[1] & 127;
}
