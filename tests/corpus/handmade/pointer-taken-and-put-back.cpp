// Claim: who takes a pointer by an exchange, and puts it back when the work is done, has its object for itself meanwhile.
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
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    if (omp_get_thread_num() == 0) {
      n.v = 1;
      head.store(&n);
    } else {
      Node *p = head.exchange(nullptr);
      if (p) {
        p->v++;
        head.store(p);
      }
    }
  }
  return r[1] & 127;
}
