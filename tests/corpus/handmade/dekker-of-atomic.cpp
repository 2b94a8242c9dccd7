// Claim: Dekker's algorithm with atomics of C++, of which loops test one and another.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static std::atomic<int> f[2], t; static int x;
int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), o = 1 - me;
    f[me] = 1;
    while (f[o]) {
      if (t != me) {
        f[me] = 0;
        while (t != me) ;
        f[me] = 1;
      }
    }
    x++;
    t = o;
    f[me] = 0;
  }
  return x & 127;
}
