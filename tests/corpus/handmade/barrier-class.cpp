// Claim: a barrier that is a class with a count and a generation orders a team of any size.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>
static int a[2][64]; 
struct Barrier {
  std::atomic<int> count{0}, gen{0};
  void wait(int all) {
    int g = gen.load();
    if (++count == all) { count = 0; gen = g + 1; }
    else while (gen.load() == g) ;
  }
};
static Barrier b;
int main() {
#pragma omp parallel num_threads(64) //@ RACE_FREE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int r = 0; r < 6; r++) {
      a[r & 1][me] = a[1 - (r & 1)][(me + 1) % all];
      b.wait(all);
    }
  }
  return a[0][0] & 127;
}
