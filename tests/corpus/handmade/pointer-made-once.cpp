// Claim: an object is made once, by who finds no pointer to it under a lock as well; who finds one finds it made.
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
    Node *p = head.load(std::memory_order_acquire);
    if (!p) {
#pragma omp critical
      {
        p = head.load(std::memory_order_relaxed);
        if (!p) {
          n.v = 42;
          p = &n;
          head.store(p, std::memory_order_release);
        }
      }
    }
    r[omp_get_thread_num()] = p->v;
  }
  return r[1] & 127;
}
