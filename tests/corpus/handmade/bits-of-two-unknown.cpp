// Claim: who has seen the bits of two threads has not seen that of the third.
// Racy; bits that are set in what was read are not followed.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static int p[3], q[3];
static std::atomic<unsigned> bits;

int main() {
#pragma omp parallel num_threads(3) //@ UNKNOWN(waiting-loop)
  if (omp_get_num_threads() == 3) {
    int me = omp_get_thread_num();
    p[me] = me;
    bits.fetch_or(1u << me, std::memory_order_release);
    while ((bits.load(std::memory_order_acquire) & 3) != 3)
      ;
    q[me] = p[(me + 1) % 3];
  }
  return q[0] & 127;
}
