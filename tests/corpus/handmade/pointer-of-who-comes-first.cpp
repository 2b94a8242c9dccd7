// Claim: of two threads the first one publishes its object by a comparison; the other one reads that.
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
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me < 2) {
      Node *found = nullptr, *mine = me == 0 ? &n : &m;
      mine->v = me;
      if (head.compare_exchange_strong(found, mine, std::memory_order_acq_rel, std::memory_order_acquire))
        found = mine;
      r[me] = found->v;
    }
  }
  return r[1] & 127;
}
