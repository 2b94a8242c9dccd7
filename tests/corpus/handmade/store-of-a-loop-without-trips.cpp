// Claim: the store that ends the wait stands in a loop without trips: what stands behind the wait is never executed.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size (and only with arguments does it stand still)
#include <atomic>
#include <omp.h>

static std::atomic<int> f;
static int x;

int main(int argc, char **argv) {
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), a = 0;
    if (me == 0) {
      while (a == 2)
        f.store(1);
    } else if (me == 1) {
      x = 1;
    } else if (me == 2) {
      while (f.load() == 0) { //@ message(waits-forever)
      }
      x = 2;
    }
  }
  return x & 127;
}
