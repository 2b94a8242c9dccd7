// Claim: in Dekker's algorithm who raises its flag once it has seen that the other one's is down does not keep the other one out.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static std::atomic<int> f[2], t; static int x;
int main() {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int me = omp_get_thread_num(), o = 1 - me;
    while (f[o]) {
      if (t != me) {
        f[me] = 0;
        while (t != me) ;
        f[me] = 1;
      }
    }
    f[me] = 1;
    x++; //@ race(x)
    t = o;
    f[me] = 0;
  }
  return x & 127;
}
