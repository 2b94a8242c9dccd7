// Claim: who has seen a counter of std::atomic at the count of all comes after what each did before.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int p[8], q[8];
static std::atomic<int> c;

int main() {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me;
    c++;
    while (c < all)
      ;
    q[me] = p[(me + 1) % all];
  }
  return q[0] & 127;
}
