// Claim: an unsigned number that four updates take round is found twice by five threads.
// Racy by one slip: a step that is too large for the number; see numbers-that-do-not-come-round.cpp.
// Source: C++17 [basic.fundamental], [atomics.types.int]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static std::atomic<unsigned> n;
static int x;

int main() {
#pragma omp parallel num_threads(8) //@ RACE witness T<=5
  {
    if (n.fetch_add(1U << 30, std::memory_order_relaxed) == 0)
      x++; //@ race(x)
  }
  return x;
}
