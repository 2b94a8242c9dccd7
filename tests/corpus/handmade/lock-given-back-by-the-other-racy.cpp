// Claim: a lock that is taken from the start is given back by the thread that then works without it.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> l{1};
static int x;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      while (l.exchange(1) == 1) { //@ message(needs-more-threads)
      }
      x = 1; //@ race(x)
      l.store(0);
    } else {
      l.store(0);
      x = 2; //@ race(x)
    }
  }
  return x & 127;
}
