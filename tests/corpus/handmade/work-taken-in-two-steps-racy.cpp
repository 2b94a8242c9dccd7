// Claim: two threads that read the counter before either has counted it up take the same element.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>

static int a[5];
static std::atomic<int> next;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int i;
    while ((i = next.load()) < 5) {
      next.store(i + 1);
      a[i]++; //@ race(a)
    }
  }
  return a[0] & 127;
}
