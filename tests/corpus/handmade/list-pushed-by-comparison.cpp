// Claim: each thread puts a node of its own before a list by a comparison.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
struct N { int v; N *next; };
static std::atomic<N *> head;
static N nodes[8];
int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    N *n = &nodes[omp_get_thread_num()];
    n->v = 1;
    N *old = head.load(std::memory_order_relaxed);
    do {
      n->next = old;
    } while (!head.compare_exchange_weak(old, n, std::memory_order_release, std::memory_order_relaxed));
  }
  return head.load()->v;
}
