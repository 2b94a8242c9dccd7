// Claim: a lock that is taken from the start, and that nobody but its holder gives back, is never got.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size (and only with arguments does it stand still)
#include <atomic>
#include <omp.h>

static std::atomic<int> l{1};
static int x;

int main(int argc, char **argv) {
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    if (omp_get_thread_num() == 0) {
      while (l.exchange(1) == 1) { //@ message(waits-forever)
      }
      x = 1;
      l.store(0);
    } else {
      x = 2;
    }
  }
  return x & 127;
}
