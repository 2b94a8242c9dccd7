// Claim: the loop of the store has a trip, which ends the wait: what stands behind it races.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

static std::atomic<int> f;
static int x;

int main() {
#pragma omp parallel num_threads(3) //@ RACE
  {
    int me = omp_get_thread_num(), a = 0;
    if (me == 0) {
      while (a++ < 2)
        f.store(1);
    } else if (me == 1) {
      x = 1; //@ race(x)
    } else if (me == 2) {
      while (f.load() == 0) {
      }
      x = 2; //@ race(x)
    }
  }
  return x & 127;
}
